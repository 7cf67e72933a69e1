// The score of the quiz, stored in this browser only: the first answer to a question counts.
const board = document.getElementById("score");
const STORED = "quiz";

// Ignore what is not a list of results: an earlier version could store the setting of the keys here.
function readAnswers() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED)) ?? {};
    const results = Object.entries(stored).filter(([, right]) => typeof right === "boolean");
    return Object.fromEntries(results);
  } catch {
    return {};
  }
}

// Without storage in the browser the score is that of this page.
function saveAnswers(answers) {
  try {
    localStorage.setItem(STORED, JSON.stringify(answers));
  } catch {}
}

function showScore(answers) {
  const results = Object.values(answers);
  const figures = { right: results.filter(Boolean).length, count: results.length };
  board.querySelector("b").textContent = board.dataset.words.replace(/\{(\w+)\}/g, (_, name) => figures[name]);
  board.hidden = results.length === 0;
}

const { question, result } = board.dataset;
const answers = readAnswers();
if (question && !(question in answers)) {
  answers[question] = result === "right";
  saveAnswers(answers);
}
showScore(answers);

board.querySelector("button").addEventListener("click", () => {
  saveAnswers({});
  showScore({});
});
