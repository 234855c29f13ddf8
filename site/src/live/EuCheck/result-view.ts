import type { Assessment, FoundDuty, RoleDuties } from '../../law/eu-check/assess.ts';
import { fullDate, shortDate } from '../../text/dates.ts';
import { type Content, h } from '../dom.ts';
import {
  ceilingForYou,
  ceilingInLaw,
  countDuties,
  type DutyDay,
  dayHead,
  dutyDays,
  type GivenAnswer,
  highestFine,
  plural,
  rowNames,
} from './check-words.ts';
import { answerList } from './question-view.ts';

export type ResultProps = {
  result: Assessment;
  given: readonly GivenAnswer[];
  groups: readonly { id: string; title: string }[];
  disclaimer: string;
  history: readonly { version: string; changes: string[] }[];
  /** ISO. */
  today: string;
  /** Under an older version of the rules: what changed since. */
  since?: readonly string[] | undefined;
  buttons: { primary: string; plain: string };
  onChange: (id: string) => void;
  /** What can be taken along: label and action. */
  take: readonly { label: string; act: () => void }[];
  onAsk: () => void;
  askPath: string;
  onRestart: () => void;
};

/** Duties of a day from which on they stand in groups. */
const groupedFrom = 9;

/** The result: the finding, the duties, what is open. */
export function resultView(props: ResultProps): HTMLElement {
  const { result, today } = props;
  return h(
    'div',
    { class: 'chk-result' },
    h(
      'p',
      { class: 'chk-print note' },
      `EU AI Act check · ${fullDate(today)} · rules of ${fullDate(result.version)}`,
    ),
    head(props),
    h(
      'div',
      { class: 'chk-lay' },
      meaning(result),
      h('div', { class: 'chk-side' }, h('h2', {}, 'Your answers'), answerList(props.given, props.onChange)),
    ),
    result.duties.map((role) =>
      part(
        `Your duties, as ${role.title}`,
        'In order of date. The last column is what an auditor asks to see.',
        timeline(role, props),
      ),
    ),
    result.wouldFollow.map((role) =>
      part(
        `What would follow, as ${role.title}`,
        'On the day that the Act reaches you.',
        timeline(role, props),
      ),
    ),
    result.otherSide.map((role) =>
      h(
        'div',
        { class: 'chk-other' },
        part(role.otherTitle, undefined, timeline(role, props), notOwed(result)),
      ),
    ),
    result.otherSide.length === 0 &&
      result.notOwed.length > 0 &&
      part('Not owed', undefined, notOwed(result)),
    result.openPoints.length > 0 &&
      part(
        'Open, for counsel',
        undefined,
        h(
          'ul',
          { class: 'chk-openp' },
          result.openPoints.map(({ title, text, counted, article }) =>
            h('li', {}, h('b', {}, title), ` ${text} ${counted} `, h('span', { class: 'note' }, article)),
          ),
        ),
      ),
    result.changes.length > 0 &&
      part(
        'What would change it',
        undefined,
        h(
          'ul',
          { class: 'chk-ifs' },
          result.changes.map((change) =>
            h(
              'li',
              {},
              h('b', {}, change.if),
              h('span', {}, change.follows),
              h('span', { class: 'note' }, change.article),
            ),
          ),
        ),
      ),
    result.fines.length > 0 &&
      part(
        'The fine for an organisation of this size',
        'Ceilings; an authority sets the sum.',
        finesTable(result),
      ),
    h(
      'p',
      { class: 'note' },
      `${props.disclaimer} Rules of ${fullDate(result.version)}: ${props.history[0]?.changes.join(' ') ?? ''}`,
    ),
    h(
      'p',
      { class: 'note' },
      h('button', { type: 'button', class: props.buttons.plain, onclick: props.onRestart }, 'Start again'),
    ),
  );
}

const part = (title: string, note: string | undefined, ...content: Content[]) =>
  h('section', { class: 'chk-sub' }, h('h2', {}, title), note && h('p', { class: 'note' }, note), ...content);

function head({ result, today, take, buttons, onAsk, askPath, since }: ResultProps) {
  const { inForce, later, next } = countDuties(result, today);
  const fine = highestFine(result);
  const fact = (label: string, value: Content, note?: Content, kind = '') =>
    h(
      'div',
      { class: kind },
      h('dt', {}, label),
      h('dd', {}, value),
      note !== undefined && h('dd', { class: 'note' }, note),
    );
  return h(
    'div',
    { class: 'chk-head' },
    h(
      'div',
      {},
      h('h1', { tabindex: '-1', id: 'chk-title' }, result.headline.title),
      h(
        'p',
        { class: 'lead' },
        `${result.headline.lead} ${inForce === 0 ? 'Nothing is in force today.' : `${plural(inForce, 'duty')} in force today.`}`,
      ),
      since &&
        h(
          'div',
          { class: 'note' },
          h('p', {}, 'Answered under older rules. Since then:'),
          h(
            'ul',
            {},
            since.map((line) => h('li', {}, line)),
          ),
        ),
      h(
        'dl',
        { class: 'chk-facts' },
        fact('In force today', plural(inForce, 'duty')),
        next
          ? fact('To come', plural(later, 'duty'), [
              'from ',
              shortDate(next.day),
              next.original && [', was ', h('s', {}, shortDate(next.original))],
            ])
          : fact('To come', 'None'),
        fact('Open', plural(result.openPoints.length, 'point')),
        fine && fact('The fine, at most', ceilingForYou(fine), fine.article, 'chk-double'),
      ),
    ),
    h(
      'div',
      { class: 'chk-take' },
      h('h2', {}, 'Take it along'),
      h(
        'ul',
        {},
        take.map(({ label, act }) => h('li', {}, h('button', { type: 'button', onclick: act }, label))),
      ),
      h(
        'p',
        {},
        h('button', { type: 'button', class: buttons.primary, onclick: onAsk }, 'Ask us about this result'),
      ),
      h(
        'p',
        { class: 'note' },
        'The record stands in the message; you see it before anything is sent. ',
        h('a', { href: askPath }, 'Leave the record out'),
      ),
    ),
  );
}

function meaning({ findings }: Assessment) {
  const marks = { holds: 'chk-yes', absent: 'chk-no', open: 'chk-maybe' };
  return h(
    'section',
    {},
    h('h2', {}, 'What the answers mean'),
    h(
      'dl',
      { class: 'chk-find' },
      findings.map(({ row, title, text, article, mark }) =>
        h(
          'div',
          { class: marks[mark] },
          h('dt', {}, rowNames[row], mark === 'open' && ': open'),
          h('dd', {}, h('b', {}, title), h('span', {}, text)),
          h('dd', { class: 'note' }, article),
        ),
      ),
    ),
  );
}

function timeline({ duties }: RoleDuties, { today, groups }: ResultProps) {
  const days = dutyDays(duties, today);
  const now = h('p', { class: 'chk-today' }, `Today, ${fullDate(today)}`);
  const blocks = days.map((group) => dayBlock(group, groups));
  return h(
    'div',
    { class: 'chk-when' },
    days[0]?.isInForce ? [blocks[0], now, blocks.slice(1)] : [now, blocks],
  );
}

function dayBlock(group: DutyDay, groups: ResultProps['groups']) {
  const moved = group.original && ['was ', h('s', {}, fullDate(group.original)), '. '];
  return h(
    'div',
    { class: group.isInForce ? 'chk-day' : 'chk-day chk-later' },
    h(
      'h3',
      {},
      dayHead(group),
      ' ',
      h('span', { class: 'note' }, moved, plural(group.duties.length, 'duty')),
    ),
    group.duties.length < groupedFrom
      ? h('ul', {}, group.duties.map(dutyRow(group.isInForce)))
      : groups.flatMap(({ id, title }) => {
          const inGroup = group.duties.filter((duty) => duty.group === id);
          return inGroup.length > 0 ? [h('h4', {}, title), h('ul', {}, inGroup.map(dutyRow(false)))] : [];
        }),
  );
}

const dutyRow =
  (hasDay: boolean) =>
  ({ article, asks, evidence, day, isOpen }: FoundDuty) =>
    h(
      'li',
      { class: isOpen ? 'chk-duty chk-open' : 'chk-duty' },
      h('span', { class: 'chk-p' }, article, hasDay && h('small', {}, `since ${shortDate(day)}`)),
      h('span', {}, asks, isOpen && h('span', { class: 'soft' }, ' Open.')),
      h('span', { class: 'chk-e' }, evidence),
    );

const notOwed = ({ notOwed: items }: Assessment) =>
  items.length > 0 &&
  h(
    'div',
    { class: 'note' },
    h('p', {}, 'Not owed:'),
    h(
      'ul',
      {},
      items.map(({ text }) => h('li', {}, text)),
    ),
  );

function finesTable({ fines, reliefs }: Assessment) {
  return [
    h(
      'table',
      { class: 'chk-fines' },
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['Breach', 'Ceiling in law', 'For you, at most'].map((title) => h('th', { scope: 'col' }, title)),
        ),
      ),
      h(
        'tbody',
        {},
        fines.map((fine) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, fine.breach),
            h('td', {}, `${ceilingInLaw(fine)}, ${fine.article}`),
            h('td', {}, ceilingForYou(fine)),
          ),
        ),
      ),
    ),
    reliefs.length > 0 &&
      h(
        'p',
        { class: 'note' },
        `Also for your size: ${reliefs.map(({ title, article }) => `${title} (${article})`).join('; ')}.`,
      ),
  ];
}
