import { toIsoDay } from '@vanda/enquiry/day';
import {
  type Answers,
  knownAnswers,
  putAside,
  questionsLeft,
  readAnswers,
} from '../../law/eu-check/answers.ts';
import { assess } from '../../law/eu-check/assess.ts';
import type { Rules } from '../../law/eu-check/rules.ts';
import { routes } from '../../routes.ts';
import { euCheckKey } from '../../storage-keys.ts';
import { wear } from '../dom.ts';
import { copyText } from '../EnquiryForm/copy-text.ts';
import { tabStorage } from '../EnquiryForm/form-draft.ts';
import { putInContactDraft } from '../EnquiryForm/message-passage.ts';
import styles from './check.css?inline';
import { isLink, linkOf, readLink } from './check-link.ts';
import { calendarOf, jsonRecord, markdownRecord, type RecordParts, recordPassage } from './check-record.ts';
import { givenAnswers } from './check-words.ts';
import { marks } from './EuCheck.marks.ts';
import { questionView } from './question-view.ts';
import { resultView } from './result-view.ts';

type State = { answers: Answers; turnoverEur?: number | undefined };
const resultStep = 'result';

const part = (mark: string) => document.querySelector<HTMLElement>(`[${mark}]`) as HTMLElement;
let isDressed = false;

/** Takes the page over: questions one by one, each with an address of its own, then the result. */
export function startCheck(rules: Rules, isFresh: boolean) {
  const stage = part(marks.stage);
  const status = part(marks.status);
  const before = document.querySelectorAll<HTMLElement>(`[${marks.before}]`);
  const buttons = { primary: part(marks.button).className, plain: part(marks.again).className };
  const storage = tabStorage();
  const today = toIsoDay(new Date());
  let since: string[] | undefined;
  let note: string | undefined;
  let state: State = isFresh ? { answers: {} } : (restored() ?? { answers: {} });

  if (!isDressed) {
    wear(styles);
    isDressed = true;
  }

  /** What the tab remembers, or a link brought; a damaged link says so. */
  function restored(): State | undefined {
    const linked = isLink(location.hash) ? readLink(location.hash) : undefined;
    if (isLink(location.hash)) {
      const answers = linked && knownAnswers(rules, linked.answers);
      if (!linked || !answers) {
        say('This link is damaged. Start the check.', true);
        return undefined;
      }
      since = rules.history
        .filter(({ version }) => version > linked.version)
        .flatMap(({ changes }) => changes);
      return { answers, turnoverEur: linked.turnoverEur };
    }
    try {
      const kept = JSON.parse(storage?.getItem(euCheckKey) ?? 'null') as State | null;
      const answers = kept && knownAnswers(rules, kept.answers);
      return answers ? { answers, turnoverEur: kept?.turnoverEur } : undefined;
    } catch {
      return undefined;
    }
  }

  function keep() {
    try {
      storage?.setItem(euCheckKey, JSON.stringify(state));
    } catch {}
  }

  const reading = () => readAnswers(rules, state.answers);
  const firstOpen = () => reading().asked.find(({ id }) => !(id in state.answers))?.id ?? resultStep;

  /** What only a screen reader is told stays out of sight; what a button did is shown. */
  function say(words: string, isShown = false) {
    status.className = isShown ? 'chk-toast' : 'hiddenVisually';
    status.textContent = words;
  }

  function go(step: string, isNew = true) {
    if (isNew) history.pushState(null, '', `#q=${step}`);
    show(step);
  }

  function show(step: string) {
    for (const element of before) element.hidden = true;
    stage.hidden = false;
    const { asked } = reading();
    const place = asked.findIndex(({ id }) => id === step);
    const question = asked[place];
    stage.replaceChildren(question ? questionAt(place) : resultNow());
    const title = stage.querySelector<HTMLElement>('h1');
    scrollTo({ top: 0, behavior: 'instant' });
    title?.focus({ preventScroll: true });
    say(
      question
        ? `Question ${place + 1} of about ${place + 1 + leftAfter(question.id)}`
        : `Result: ${title?.textContent}`,
    );
  }

  const leftAfter = (id: string) => questionsLeft(rules, state.answers, id);

  function questionAt(place: number): HTMLElement {
    const { asked } = reading();
    const question = asked[place];
    if (!question) throw new Error(`There is no question ${place}`);
    return questionView({
      question,
      chosen: state.answers[question.id] ?? [],
      place: place + 1,
      left: leftAfter(question.id),
      note,
      given: givenAnswers({ asked }, state.answers).filter(({ id }) => id !== question.id),
      turnoverEur: state.turnoverEur,
      rulesNote: `Nothing is sent. ${rules.disclaimer}`,
      buttons,
      onNext: (chosen, turnoverEur) => answer(question.id, chosen, turnoverEur),
      onBack: place > 0 ? () => history.back() : undefined,
      onChange: (id) => go(id),
    });
  }

  function answer(id: string, chosen: string[], turnoverEur: number | undefined) {
    const leftBefore = leftAfter(id);
    const asideBefore = putAside(state.answers, reading()).length;
    state = { answers: { ...state.answers, [id]: chosen }, turnoverEur: turnoverEur ?? state.turnoverEur };
    keep();
    const more = questionsLeft(rules, state.answers) - leftBefore;
    const aside = putAside(state.answers, reading()).length - asideBefore;
    note =
      aside > 0
        ? `${aside === 1 ? 'One answer no longer matters and is' : `${aside} answers no longer matter and are`} put aside.`
        : more > 0
          ? `${more} more, because of that answer.`
          : undefined;
    go(firstOpen());
  }

  function resultNow(): HTMLElement {
    const { asked } = reading();
    const result = assess(rules, state.answers, state.turnoverEur);
    const fragment = linkOf({ version: rules.version, ...state });
    const link = `${location.origin}${location.pathname}${fragment}`;
    const record: RecordParts = {
      result,
      given: givenAnswers({ asked }, state.answers),
      disclaimer: rules.disclaimer,
      today,
      link,
    };
    const askPath = `${routes.contact}?service=${encodeURIComponent(rules.contactService)}`;
    const copy = (text: string, what: string) => async () =>
      say((await copyText(text)) ? what : 'Not copied: this browser does not allow it.', true);
    const download = (name: string, type: string, text: string) => () => {
      const file = document.createElement('a');
      file.href = URL.createObjectURL(new Blob([text], { type }));
      file.download = name;
      file.click();
      URL.revokeObjectURL(file.href);
      say(`Saved as ${name}`, true);
    };
    const markdown = markdownRecord(record);
    return resultView({
      result,
      given: record.given,
      groups: rules.groups,
      disclaimer: rules.disclaimer,
      history: rules.history,
      today,
      since: since && since.length > 0 ? since : undefined,
      buttons,
      onChange: (id) => go(id),
      take: [
        { label: 'Print, or save as PDF', act: () => print() },
        { label: 'Copy as Markdown', act: copy(markdown, `Copied, ${markdown.split('\n').length} lines`) },
        {
          label: 'Save as JSON',
          act: download(
            'eu-ai-act-check.json',
            'application/json',
            jsonRecord(record, state.answers, state.turnoverEur),
          ),
        },
        {
          label: 'Save the days as .ics',
          act: download('eu-ai-act-check.ics', 'text/calendar', calendarOf(record, new Date())),
        },
        {
          label: 'Copy a link to these answers',
          act: copy(link, 'Link copied. The answers stand behind the #, which reaches no server.'),
        },
      ],
      onAsk: () => {
        putInContactDraft(recordPassage(record));
        location.assign(askPath);
      },
      askPath,
      onRestart: () => {
        state = { answers: {} };
        since = note = undefined;
        keep();
        go(firstOpen());
      },
    });
  }

  function leave() {
    stage.hidden = true;
    for (const element of before) element.hidden = false;
  }

  addEventListener('popstate', () => {
    note = undefined;
    const step = /^#q=([a-z-]+)$/.exec(location.hash)?.[1];
    if (step === undefined) leave();
    else show(step);
  });
  const step = /^#q=([a-z-]+)$/.exec(location.hash)?.[1];
  if (isFresh) keep();
  if (step !== undefined && !isFresh) show(step === resultStep || step in state.answers ? step : firstOpen());
  else if (!isLink(location.hash) || Object.keys(state.answers).length > 0) go(firstOpen());
}
