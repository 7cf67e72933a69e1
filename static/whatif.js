// What the what-if needs beside htmx; without scripts it works as a plain form.

// A figure that changed while a chip has the focus is no tap on that chip.
document.addEventListener("htmx:configRequest", (event) => {
  if (event.detail.triggeringEvent?.type === "change") event.detail.formData.delete("tap");
});

// Figures that were changed without a new page go along into another language.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".languages a");
  if (link) link.search = location.search;
});

// Rulings are made on the server: say so while it cannot be reached.
document.addEventListener("htmx:afterRequest", (event) => {
  document.getElementById("offline").hidden = event.detail.xhr.status > 0;
});
