// The score of the quiz: it is kept in this browser only, and the first answer to a question counts.
const board = document.getElementById("score");
const STORED = "quiz";

function answers() {
  try {
    return JSON.parse(localStorage.getItem(STORED)) ?? {};
  } catch {
    return {};
  }
}

function keep(given) {
  try {
    localStorage.setItem(STORED, JSON.stringify(given));
  } catch {
    // A browser that keeps nothing shows the score of this page alone.
  }
}

function tell(given) {
  const results = Object.values(given);
  const figures = { right: results.filter(Boolean).length, count: results.length };
  board.querySelector("b").textContent = board.dataset.words.replace(/\{(\w+)\}/g, (_, name) => figures[name]);
  board.hidden = results.length === 0;
}

const { question, result } = board.dataset;
const given = answers();
if (question && !(question in given)) {
  given[question] = result === "right";
  keep(given);
}
tell(given);

board.querySelector("button").addEventListener("click", () => {
  keep({});
  tell({});
});
