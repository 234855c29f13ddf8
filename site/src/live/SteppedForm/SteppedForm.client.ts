/**
 * Asks the questions of SteppedForm one by one and shows what they lead to. All happens on the visitor's device: nothing is
 * sent, nothing is kept. The browser's own validation asks for an answer; a question that is not asked is disabled, so
 * that it asks for none.
 */
export type Verdict = {
  /** Which result shows. */
  result: string;
  grounds: Node[];
};

type Asks = {
  /** Judges by the chosen answers, in the order of the questions. */
  judge: (chosen: HTMLInputElement[]) => Verdict;
  /** Whether a question is asked after these answers; all are when left out. */
  isAsked?: (fieldset: HTMLFieldSetElement, chosen: HTMLInputElement[]) => boolean;
};

export function stepThrough(name: string, { judge, isAsked = () => true }: Asks) {
  const root = document.querySelector<HTMLElement>(`[data-tool="${name}"]`);
  const form = root?.querySelector('form');
  if (!root || !form) return;
  const part = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const fieldsets = [...form.querySelectorAll('fieldset')];
  const results = [...root.querySelectorAll<HTMLElement>('[data-result]')];
  const [back, next] = [part<HTMLButtonElement>('[data-back]'), part<HTMLButtonElement>('[type=submit]')];
  const contact = part<HTMLAnchorElement>('[data-verdict] a');
  const contactHref = contact.href;
  let path: HTMLFieldSetElement[] = [];

  const answerOf = (fieldset: HTMLFieldSetElement) => fieldset.querySelector<HTMLInputElement>(':checked');
  const chosen = () => path.flatMap((fieldset) => answerOf(fieldset) ?? []);

  const show = (isFocused: boolean) => {
    const current = path.at(-1);
    for (const fieldset of fieldsets) fieldset.hidden = fieldset.disabled = fieldset !== current;
    for (const result of results) result.hidden = true;
    part('[data-verdict]').hidden = true;
    form.hidden = false;
    back.hidden = path.length < 2;
    next.textContent = current === fieldsets.at(-1) ? 'Show the result' : 'Next';
    if (isFocused && current) (answerOf(current) ?? current.querySelector('input'))?.focus();
  };

  const finish = () => {
    const inputs = chosen();
    const { result, grounds } = judge(inputs);
    const answers = inputs.map((input) => {
      const line = document.createElement('li');
      const question = input.closest('fieldset')?.querySelector('legend span:last-child')?.textContent;
      const answer = document.createElement('b');
      answer.textContent = input.labels?.[0]?.textContent ?? '';
      line.append(`${question} `, answer);
      return line;
    });
    part('[data-grounds]').replaceChildren(...grounds);
    part('[data-grounds]').previousElementSibling?.toggleAttribute('hidden', grounds.length === 0);
    part('[data-answers]').replaceChildren(...answers);
    form.hidden = true;
    part('[data-verdict]').hidden = false;
    for (const section of results) {
      section.hidden = section.dataset.result !== result;
      if (section.hidden) continue;
      const title = section.ariaLabel ?? '';
      part('[data-status]').textContent = `Result: ${title}`;
      const lines = [title, ...[...grounds, ...answers].map((node) => `- ${node.textContent}`)];
      contact.href = `${contactHref}&message=${encodeURIComponent(`${lines.join('\n')}\n\n`)}`;
      section.focus();
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const place = fieldsets.indexOf(path.at(-1) as HTMLFieldSetElement);
    const following = fieldsets.slice(place + 1).find((fieldset) => isAsked(fieldset, chosen()));
    if (!following) return finish();
    path.push(following);
    show(true);
  });
  back.addEventListener('click', () => {
    path.pop();
    show(true);
  });
  part('[data-restart]').addEventListener('click', () => {
    form.reset();
    path = fieldsets.slice(0, 1);
    show(true);
  });
  part('[data-print-result]').addEventListener('click', () => {
    document.documentElement.dataset.printing = '';
    print();
  });
  addEventListener('afterprint', () => delete document.documentElement.dataset.printing);

  root.dataset.on = '';
  part('[data-buttons]').hidden = false;
  path = fieldsets.slice(0, 1);
  show(false);
}
