import type { Answers } from '@vanda/eu-ai-act-rules/answers';
import { evaluate, no } from '@vanda/eu-ai-act-rules/conditions';
import { toIsoDay } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { plainTexts } from '../../text/rich-text.ts';
import {
  decided,
  type Finder as FinderData,
  findLaws,
  knownAnswers,
  readFinder,
  stillKnown,
} from '../../topics/regulation/which-laws/find-laws.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { linkOf, readLink } from '../EuCheck/check-link.ts';
import { givenAnswers } from '../EuCheck/check-messages.ts';
import { GivenAnswers } from '../EuCheck/GivenAnswers.tsx';
import questionStyles from '../EuCheck/Question.module.css';
import questionCss from '../EuCheck/Question.module.css?inline';
import { Question } from '../EuCheck/Question.tsx';
import styles from './Finder.module.css';
import css from './Finder.module.css?inline';
import { FinderProgress } from './FinderProgress.tsx';
import { FinderResult } from './FinderResult.tsx';
import { inGroups } from './finder-record.ts';

const result = 'result';
const finderCss = [questionCss, css].join('\n');

type State = { answers: Answers; step: string; note?: string | undefined };
type HistoryEntry = { step: string };

/** `?market=malaysia` answers the first question; an entry of the history made here names its step. */
function openFinder(finder: FinderData, { hash, search }: Location, entry: HistoryEntry | null): State {
  const [markets] = finder.questions;
  const first = markets?.id ?? result;
  const named = `in-${new URLSearchParams(search).get('market')}`;
  if (hash === '' && markets?.answers.some(({ id }) => id === named)) {
    const answers = { [first]: [named] };
    return { answers, step: readFinder(finder, answers).asked.find(({ id }) => id !== first)?.id ?? result };
  }
  if (hash === '') return { answers: {}, step: first };
  const linked = readLink(hash);
  const isOld = linked?.version !== finder.version;
  const answers = linked && knownAnswers(finder, isOld ? stillKnown(finder, linked.answers) : linked.answers);
  if (!answers) return { answers: {}, step: first, note: 'This result is not on this device. Start again.' };
  const isAsked = readFinder(finder, answers).asked.some(({ id }) => id === entry?.step);
  return {
    answers,
    step: isAsked && entry ? entry.step : result,
    note: isOld
      ? 'The rules have changed since this link was made: answers that no longer exist count as not sure.'
      : undefined,
  };
}

export function Finder({ finder: written }: { finder: FinderData }) {
  const [finder] = useState(() => plainTexts(written, toIsoDay(new Date())));
  const [{ answers, step, note }, setState] = useState(() => openFinder(finder, location, history.state));
  const [message, setMessage] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useInsertionEffect(() => adoptStyles(finderCss), []);
  const today = toIsoDay(new Date());
  const { asked, of } = useMemo(() => readFinder(finder, answers), [finder, answers]);
  const found = useMemo(() => inGroups(findLaws(finder, answers, today)), [finder, answers, today]);
  const place = asked.findIndex(({ id }) => id === step);
  const question = asked[place];

  // The answers are in the fragment, which browsers do not send.
  useEffect(() => {
    const link = Object.keys(answers).length > 0 ? linkOf({ version: finder.version, answers }) : undefined;
    history.replaceState({ step } satisfies HistoryEntry, '', link);
  }, [finder, answers, step]);

  useEffect(() => {
    const open = ({ state }: PopStateEvent) =>
      setState((last) =>
        state ? { answers: last.answers, step: state.step } : openFinder(finder, location, null),
      );
    addEventListener('popstate', open);
    // Each step is shown from its heading.
    history.scrollRestoration = 'manual';
    return () => {
      removeEventListener('popstate', open);
      history.scrollRestoration = 'auto';
    };
  }, [finder]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus with the step.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step]);

  const show = (next: State) => {
    if (next.step !== step) history.pushState(null, '');
    setState(next);
  };
  const go = (next: string) => show({ answers, step: next });
  const answer = (chosen: readonly string[]) => {
    if (!question) return;
    const given = { ...answers, [question.id]: chosen };
    const next = readFinder(finder, given).asked.find(({ id }) => given[id] === undefined);
    show({ answers: given, step: next?.id ?? result });
  };
  const decide = (id: string, isYes?: boolean) =>
    setState((last) => {
      const { [decided]: settled = [], ...others } = last.answers;
      const rest = settled.filter((one) => one !== id && one !== `not-${id}`);
      const given = isYes === undefined ? rest : [...rest, isYes ? id : `not-${id}`];
      return { answers: given.length > 0 ? { ...others, [decided]: given } : others, step: result };
    });

  const isFirst = place === 0;
  const hasMarkets = 'markets' in answers;
  const counts = `${found.applies.length} apply, ${found.customer.length} through the customer, ${found.might.length} might.`;
  const given = givenAnswers({ asked }, answers);
  const settled = finder.decisions.flatMap(({ id, text, yes, no: noText }) => {
    const isYes = answers[decided]?.includes(id);
    return isYes || answers[decided]?.includes(`not-${id}`)
      ? [{ id, short: text, text: isYes ? `Yes. ${yes}` : `No. ${noText}`, isOpen: false }]
      : [];
  });

  return (
    <div className="ends" data-print={question ? undefined : 'alone'}>
      {question ? (
        <div className={`beside ${styles.columns}`}>
          <FinderProgress place={place + 1} of={asked.length} found={found} hasAnswers={hasMarkets} />
          <div>
            <GivenAnswers
              given={given.filter((one) => asked.findIndex(({ id }) => id === one.id) < place)}
              onChange={go}
            />
            {note && <p className="note">{note}</p>}
            <div className={styles.form}>
              <Question
                key={question.id}
                question={{
                  ...question,
                  help: question.help ?? 'Tick all that apply.',
                  answers: question.answers.filter(({ when }) => !when || evaluate(when, of) !== no),
                  unsure: 'It stays open, and becomes a question in the result.',
                  lacking: 'Choose an answer, or “Not sure”.',
                }}
                chosen={answers[question.id] ?? []}
                Heading="h2"
                heading={heading}
                tilesClass={classNames('halves', isFirst && styles.many)}
                onNext={answer}
                onBack={isFirst ? undefined : () => go(asked[place - 1]?.id ?? step)}
              >
                {hasMarkets && (
                  <p>
                    <Button onClick={() => go(result)}>See the result so far</Button>
                  </p>
                )}
              </Question>
            </div>
          </div>
        </div>
      ) : (
        <FinderResult
          record={{
            finder,
            answers,
            found,
            today,
            link: location.origin + location.pathname + linkOf({ version: finder.version, answers }),
          }}
          note={note}
          heading={heading}
          onDecide={decide}
          onQuestion={go}
          onMessage={setMessage}
        />
      )}
      {!question && (
        <section className={`opened ${styles.part}`}>
          <h2>Your answers</h2>
          <GivenAnswers
            given={[...given, ...settled]}
            onChange={(id) => (settled.some((one) => one.id === id) ? decide(id) : go(id))}
          />
        </section>
      )}
      <p role="status" className={message ? questionStyles.toast : 'hiddenVisually'}>
        {message ?? (hasMarkets ? counts : '')}
      </p>
    </div>
  );
}
