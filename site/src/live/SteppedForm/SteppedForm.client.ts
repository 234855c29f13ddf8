import { marks } from './SteppedForm.marks.ts';

/**
 * Asks the questions of SteppedForm one by one and shows what they lead to. All happens on the visitor's device: nothing is
 * sent, nothing is kept. The browser's own validation asks for an answer.
 */
export type Verdict = {
  /** Which result shows. */
  result: string;
  grounds: Node[];
};

type Asks = {
  /** Judges by the chosen answers, in the order of the questions. */
  judge: (chosen: HTMLInputElement[]) => Verdict;
};

/** The question that an answer belongs to. */
export const questionOf = (answer: HTMLInputElement) => answer.closest(`[${marks.question}]`);

export function stepThrough(name: string, { judge }: Asks) {
  const root = document.querySelector<HTMLElement>(`[${marks.tool}="${name}"]`);
  if (!root) return;
  const parts = <T extends HTMLElement>(mark: string) => [...root.querySelectorAll<T>(`[${mark}]`)];
  const part = <T extends HTMLElement>(mark: string) => parts<T>(mark)[0] as T;
  const form = part<HTMLFormElement>(marks.form);
  const questions = parts<HTMLFieldSetElement>(marks.question);
  const results = parts(marks.result);
  const [back, next] = [part<HTMLButtonElement>(marks.back), part<HTMLButtonElement>(marks.next)];
  const contact = part<HTMLAnchorElement>(marks.contact);
  const contactHref = contact.href;
  let path: HTMLFieldSetElement[] = [];

  const answerOf = (question: HTMLFieldSetElement) => question.querySelector<HTMLInputElement>(':checked');
  const chosen = () => path.flatMap((question) => answerOf(question) ?? []);

  const show = (isFocused: boolean) => {
    const current = path.at(-1);
    for (const question of questions) question.hidden = question.disabled = question !== current;
    for (const result of results) result.hidden = true;
    part(marks.verdict).hidden = true;
    form.hidden = false;
    back.hidden = path.length < 2;
    next.textContent = current === questions.at(-1) ? 'Show the result' : 'Next';
    if (isFocused && current) (answerOf(current) ?? current.querySelector('input'))?.focus();
  };

  const finish = () => {
    const inputs = chosen();
    const { result, grounds } = judge(inputs);
    const answers = inputs.map((input) => {
      const line = document.createElement('li');
      const question = questionOf(input)?.querySelector(`[${marks.title}]`)?.textContent;
      const answer = document.createElement('b');
      answer.textContent = input.labels?.[0]?.textContent ?? '';
      line.append(`${question} `, answer);
      return line;
    });
    part(marks.grounds).replaceChildren(...grounds);
    part(marks.groundsTitle).hidden = grounds.length === 0;
    part(marks.answers).replaceChildren(...answers);
    form.hidden = true;
    part(marks.verdict).hidden = false;
    for (const section of results) {
      section.hidden = section.getAttribute(marks.result) !== result;
      if (section.hidden) continue;
      const title = section.ariaLabel ?? '';
      const lines = [title, ...[...grounds, ...answers].map((node) => `- ${node.textContent}`)];
      contact.href = `${contactHref}&message=${encodeURIComponent(`${lines.join('\n')}\n\n`)}`;
      section.focus();
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const place = questions.indexOf(path.at(-1) as HTMLFieldSetElement);
    const following = questions[place + 1];
    if (!following) return finish();
    path.push(following);
    show(true);
  });
  back.addEventListener('click', () => {
    path.pop();
    show(true);
  });
  part(marks.restart).addEventListener('click', () => {
    form.reset();
    path = questions.slice(0, 1);
    show(true);
  });
  part(marks.print).addEventListener('click', () => {
    document.documentElement.dataset.printing = '';
    print();
  });
  addEventListener('afterprint', () => delete document.documentElement.dataset.printing);

  root.dataset.on = '';
  part(marks.buttons).hidden = false;
  path = questions.slice(0, 1);
  show(false);
}
