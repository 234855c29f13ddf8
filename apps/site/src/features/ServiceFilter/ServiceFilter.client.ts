type Texts = { one: string; many: string; none: string };

const numbers = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function textOf(count: number, { one, many, none }: Texts): string {
  if (count === 0) return none;
  return count === 1 ? one : many.replace('{count}', numbers[count - 2] ?? String(count));
}

function start(band: HTMLElement): void {
  const heading = band.querySelector('h2') as HTMLElement;
  const list = band.querySelector('ul') as HTMLElement;
  const reset = band.querySelector('button') as HTMLElement;
  const unasked = heading.textContent;
  const texts: Texts = JSON.parse(band.dataset.serviceFilter ?? '');
  const cards = [...document.querySelectorAll<HTMLElement>('[data-fits]')];
  const checked = () => [...band.querySelectorAll<HTMLInputElement>(':checked')];

  const show = () => {
    const asked = checked().map(({ value }) => value);
    const fitting = cards.filter(({ dataset: { fits = '' } }) =>
      asked.every((fit) => fits.split(' ').includes(fit)),
    );
    for (const card of cards) {
      const item = card.closest('li') as HTMLElement;
      item.hidden = !fitting.includes(card);
    }
    for (const group of document.querySelectorAll<HTMLElement>('section:has([data-fits])'))
      group.hidden = !group.querySelector('li:not([hidden])');
    heading.textContent = asked.length > 0 ? textOf(fitting.length, texts) : unasked;
    reset.hidden = asked.length === 0;
    list.replaceChildren(...(asked.length > 0 ? fitting.map(linkTo) : []));
  };

  band.addEventListener('change', show);
  // Browsers restore answers when a page is reloaded.
  if (checked().length > 0) show();
  reset.addEventListener('click', () => {
    for (const input of checked()) input.checked = false;
    show();
    heading.scrollIntoView({ block: 'nearest' });
    band.querySelector('input')?.focus({ preventScroll: true });
  });
}

function linkTo(card: HTMLElement): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = card.querySelector<HTMLAnchorElement>('a.stretched')?.href ?? '';
  link.textContent = card.querySelector('h3')?.textContent ?? '';
  item.append(link);
  return item;
}

const band = document.querySelector<HTMLElement>('[data-service-filter]');
if (band) start(band);
