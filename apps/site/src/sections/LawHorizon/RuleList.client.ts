import { foldedText } from '@vanda/forms/clean';

const list = document.querySelector<HTMLElement>('[data-rules]');
const field = list?.querySelector<HTMLInputElement>('[type="search"]');
const counted = list?.querySelector<HTMLElement>('[role="status"]');
const groups = [...(list?.querySelectorAll('details') ?? [])];
const isOpen = groups.map(({ open }) => open);
const plain = (text: string) => foldedText(text).replaceAll('’', "'");

function show(): void {
  const kind = list?.querySelector<HTMLInputElement>('[name="force"]:checked')?.value ?? 'all';
  const words = plain(field?.value ?? '').split(/\s+/);
  const isAsked = kind !== 'all' || words.some(Boolean);
  let found = 0;
  for (const [i, group] of groups.entries()) {
    const name = group.querySelector('b')?.textContent ?? '';
    const rows = [...group.querySelectorAll<HTMLElement>('[data-is]')];
    const fitting = rows.filter(({ dataset: { is = '' }, textContent }) => {
      const text = plain(`${name} ${textContent}`);
      return (kind === 'all' || is.split(' ').includes(kind)) && words.every((word) => text.includes(word));
    });
    for (const row of rows) row.hidden = !fitting.includes(row);
    group.open = isAsked ? fitting.length > 0 : isOpen[i] === true;
    group.hidden = isAsked && fitting.length === 0;
    found += fitting.length;
  }
  if (counted)
    counted.textContent = isAsked ? `${found} of ${list?.querySelectorAll('[data-is]').length} rules` : '';
}

list?.addEventListener('input', show);
// Browsers restore what was typed when a page is reloaded.
if (field?.value || !list?.querySelector('[value="all"]:checked')) show();
