import { none, unsure } from '../../law/eu-check/answers.ts';
import type { Question } from '../../law/eu-check/rules.ts';
import { h } from '../dom.ts';
import type { GivenAnswer } from './check-words.ts';

export type QuestionProps = {
  question: Question;
  chosen: readonly string[];
  /** Its place, and how many are left after it. */
  place: number;
  left: number;
  /** Why more are left than before. */
  note?: string | undefined;
  given: readonly GivenAnswer[];
  turnoverEur?: number | undefined;
  rulesNote: string;
  buttons: { primary: string; plain: string };
  onNext: (chosen: string[], turnoverEur?: number) => void;
  onBack: (() => void) | undefined;
  onChange: (id: string) => void;
};

/** A question on a screen of its own, with what was answered before. */
export function questionView(props: QuestionProps): HTMLElement {
  const { question, place, left, given, onChange, note } = props;
  return h(
    'div',
    { class: 'chk-lay' },
    h(
      'div',
      { class: 'chk-side' },
      h('p', { class: 'note' }, 'EU AI Act check'),
      dots(place, left),
      h('p', {}, h('b', {}, `Question ${place}.`), ' ', h('span', { class: 'soft' }, leftWords(left))),
      note && h('p', { class: 'note' }, note),
      given.length > 0 && h('h2', { class: 'chk-sideh' }, 'So far'),
      answerList(given, onChange),
      given.length > 0 &&
        h('p', { class: 'note' }, 'Going back loses nothing. The answers stay on this device.'),
    ),
    formOf(props, question),
  );
}

const numbers = ['None is', 'One is', 'Two are', 'Three are', 'Four are', 'Five are', 'Six are'];
const leftWords = (left: number) =>
  left === 0 ? 'The last one.' : `About ${(numbers[left] ?? `${left} are`).toLowerCase()} left.`;

function dots(place: number, left: number) {
  const all = Array.from({ length: place + left }, (_, i) =>
    h('span', { class: i + 1 === place ? 'chk-now' : i + 1 < place ? 'chk-done' : 'chk-todo' }),
  );
  return h('div', { class: 'chk-dots', 'aria-hidden': 'true' }, all);
}

/** The answers with their words, each open to change. */
export function answerList(given: readonly GivenAnswer[], onChange: (id: string) => void) {
  return h(
    'dl',
    { class: 'chk-ans' },
    given.map(({ id, short, words, isOpen }) =>
      h(
        'div',
        isOpen ? { class: 'chk-open' } : {},
        h('dt', {}, short),
        h('dd', {}, words),
        h(
          'dd',
          { class: 'chk-change' },
          h(
            'button',
            { type: 'button', 'aria-label': `Change: ${short}`, onclick: () => onChange(id) },
            'Change',
          ),
        ),
      ),
    ),
  );
}

function formOf(
  { chosen, turnoverEur, rulesNote, buttons, onNext, onBack }: QuestionProps,
  question: Question,
) {
  const type = question.pick === 'one' ? 'radio' : 'checkbox';
  const tile = (id: string, title: string, reference?: string, examples?: Node, kind = '') =>
    h(
      'div',
      { class: `chk-tile ${kind}` },
      h('input', {
        type,
        name: 'answer',
        value: id,
        id: `answer-${id}`,
        checked: chosen.includes(id),
        'aria-describedby': reference ? `about-${id}` : undefined,
      }),
      h('label', { for: `answer-${id}` }, title),
      reference && h('p', { class: 'chk-ref', id: `about-${id}` }, reference),
      examples,
    );
  const wrong = h('p', { class: 'chk-wrong', id: 'chk-wrong' });
  const tiles = h(
    'div',
    {
      class: 'chk-opts',
      role: type === 'radio' ? 'radiogroup' : 'group',
      'aria-labelledby': 'chk-title',
      'aria-describedby': 'chk-wrong',
      tabindex: '-1',
    },
    question.answers.map(({ id, title, article, inside, outside }) =>
      tile(id, title, article, examplesOf(inside, outside)),
    ),
    question.none !== undefined && tile(none, question.none),
    tile(
      unsure,
      'Not sure',
      `${question.unsure} It becomes an open point in the result.`,
      undefined,
      'chk-unsure',
    ),
  );
  const inputs = () => [...tiles.querySelectorAll('input')];
  tiles.addEventListener('change', ({ target }) => {
    const changed = target as HTMLInputElement;
    wrong.textContent = '';
    if (!changed.checked || question.pick === 'one') return;
    // “None of these” goes with nothing else.
    for (const input of inputs())
      if (input !== changed && (changed.value === none || input.value === none)) input.checked = false;
  });
  const turnover = question.asksTurnover
    ? h('input', {
        id: 'chk-turnover',
        type: 'text',
        inputmode: 'numeric',
        autocomplete: 'off',
        value: turnoverEur === undefined ? '' : String(turnoverEur),
      })
    : undefined;
  const form = h(
    'form',
    { class: 'chk-form', novalidate: true },
    h('h1', { class: 'chk-q', id: 'chk-title', tabindex: '-1' }, question.title),
    question.help && h('p', { class: 'soft' }, question.help),
    tiles,
    wrong,
    turnover && [
      h(
        'label',
        { for: 'chk-turnover', class: 'chk-label' },
        'Worldwide annual turnover in euros, if you like',
      ),
      turnover,
      h('p', { class: 'note' }, 'With it the fine is a sum; without it, a formula.'),
    ],
    h(
      'details',
      { class: 'chk-why' },
      h('summary', {}, 'Why this is asked'),
      h('p', { class: 'small soft' }, `${question.why.text} (${question.why.article})`),
    ),
    h(
      'div',
      { class: 'chk-buttons' },
      h('button', { type: 'submit', class: buttons.primary }, 'Next question'),
      onBack && h('button', { type: 'button', class: buttons.plain, onclick: onBack }, 'Back'),
    ),
    h('p', { class: 'note' }, rulesNote),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answers = inputs()
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
    if (answers.length === 0) {
      wrong.textContent =
        question.pick === 'one' ? 'Choose one, or “Not sure”.' : 'Choose what holds, or “Not sure”.';
      tiles.focus();
      return;
    }
    const digits = turnover?.value.replace(/\D/g, '') ?? '';
    onNext(answers, digits === '' ? undefined : Number(digits));
  });
  form.addEventListener('keydown', (event) => {
    const input = inputs()[Number(event.key) - 1];
    const isTyping = event.target === turnover;
    if (!input || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.click();
    input.focus();
  });
  return form;
}

function examplesOf(inside: readonly string[] | undefined, outside: readonly string[] | undefined) {
  if (!inside && !outside) return undefined;
  const list = (title: string, items: readonly string[] | undefined, kind: string) =>
    items &&
    h(
      'div',
      { class: kind },
      h('p', {}, title),
      h(
        'ul',
        {},
        items.map((item) => h('li', {}, item)),
      ),
    );
  return h(
    'div',
    { class: 'chk-inout' },
    list('Yes, for example', inside, 'chk-in'),
    list('No, just outside', outside, 'chk-out'),
  );
}
