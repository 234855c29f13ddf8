const most = 3;
const asked = new URLSearchParams(location.search);
const inputs = [...document.querySelectorAll<HTMLInputElement>('#choose input')];
const chosen = inputs.filter(({ name }) => asked.has(name)).slice(0, most);
const result = document.querySelector<HTMLElement>('#chosen');
if (result && chosen.length > 0) {
  for (const input of inputs) input.checked = chosen.includes(input);
  for (const row of result.querySelectorAll('tr'))
    for (const [i, cell] of [...row.cells].slice(1).entries()) if (!inputs[i]?.checked) cell.remove();
  result.hidden = false;
  if (location.hash === '#chosen') result.scrollIntoView();
}
