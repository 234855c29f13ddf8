import { questionsLeft, readAnswers } from '@vanda/eu-ai-act-rules/answers';
import { evaluate, no } from '@vanda/eu-ai-act-rules/conditions';
import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import fieldCss from '@vanda/ui/Field.module.css?inline';
import { type FunctionComponent, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { routes } from '../../routing/routes.ts';
import { adoptStyles } from '../adopt-styles.ts';
import styles from './Check.module.css';
import css from './Check.module.css?inline';
import { addressOf } from './check-address.ts';
import { decidingDoubts, givenAnswers } from './check-messages.ts';
import { type CheckEvent, openCheck, reduceCheck } from './EuCheck.state.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import { LawTextContext } from './Provision.tsx';
import questionStyles from './Question.module.css';
import questionCss from './Question.module.css?inline';
import { Progress, Question } from './Question.tsx';
import type { ResultProps } from './Result.tsx';
import { type CheckQuestions, loadRules, stageId } from './rules-file.ts';
import { keepSystem, readStoredCheck, storeCheck } from './stored-check.ts';

// Astro drops stylesheets of deferred components.
const checkCss = [fieldCss, css, questionCss].join('\n');

export function Check({ rules }: { rules: CheckQuestions }) {
  const [state, setState] = useState(() => openCheck(rules, location.hash, readStoredCheck()));
  useInsertionEffect(() => adoptStyles(checkCss), []);
  const [message, setMessage] = useState<string>();
  const [loaded, setLoaded] = useState<{ Result: FunctionComponent<ResultProps>; rules: Rules }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answers, turnoverEur, step, link, note } = state;
  const { asked, of } = useMemo(() => readAnswers(rules, answers), [rules, answers]);
  const place = asked.findIndex(({ id }) => id === step);
  const question = asked[place];
  const view = question || loaded ? step : undefined;
  const left = question ? questionsLeft(rules, answers, question.id) : 0;
  const given = givenAnswers({ asked }, answers);
  const deciding = decidingDoubts(rules.doubtful, given, of);

  const send = (event: CheckEvent) => {
    const replacesStored = event.type === 'loaded' || link?.replacesStored;
    if (replacesStored) keepSystem();
    const from = link ? { ...state, link: { ...link, replacesStored: false } } : state;
    const next = reduceCheck(rules, from, event);
    storeCheck(next);
    setState(next);
    setMessage(undefined);
    if (next.step !== step && next.step) history.pushState(null, '', addressOf(next.step));
  };

  useEffect(() => {
    const open = () => {
      setMessage(undefined);
      setState((last) => openCheck(rules, location.hash, readStoredCheck() ?? last));
    };
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [rules]);

  // A link keeps its answers.
  useEffect(() => {
    if (link) return;
    const { pathname, search, hash } = location;
    const address = step === undefined ? '' : addressOf(step);
    if (hash !== address) history.replaceState(null, '', `${pathname}${search}${address}`);
  }, [step, link]);

  useEffect(() => {
    // Each view begins at its top: after Back a restored position would leave the focused heading behind.
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus with the view.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [view]);

  useEffect(() => {
    // Loaded while questions are answered, so that the first question does not wait.
    Promise.all([import('./Result.tsx'), loadRules()]).then(
      ([{ Result }, all]) => setLoaded({ Result, rules: all }),
      () => setMessage('The result could not load. Reload the page; your answers stay.'),
    );
  }, []);

  const shown = message ?? (state.isLinkDamaged ? 'This link is damaged. Start the check.' : undefined);
  const announced = question ? `Question ${place + 1} of about ${place + 1 + left}` : undefined;
  return createPortal(
    <LawTextContext value={rules.lawText}>
      {step !== undefined && (
        <div className={styles.check}>
          {question ? (
            <div className={`beside ${styles.columns}`}>
              <div className={styles.side}>
                <p className="note">EU AI Act check</p>
                <Progress place={place + 1} left={left} />
                {note && <p className="note">{note}</p>}
                {deciding.length > 0 && (
                  <section>
                    <h2>Too little is known</h2>
                    <p className="note">With so many answers open, start with these three.</p>
                    <GivenAnswers given={deciding} onChange={(id) => send({ type: 'asked', step: id })} />
                  </section>
                )}
                {given.length > 0 && (
                  <div className={styles.soFar}>
                    <h2>So far</h2>
                    <GivenAnswers
                      given={given.filter(({ id }) => id !== question.id)}
                      onChange={(id) => send({ type: 'asked', step: id })}
                    />
                    <p className="note">
                      Going back loses nothing. The answers stay on this device until you{' '}
                      <a href={`${routes.privacyPolicy}#device`}>erase them</a>.
                    </p>
                  </div>
                )}
              </div>
              <Question
                key={question.id}
                question={{
                  ...question,
                  answers: question.answers.filter(({ when }) => !when || evaluate(when, of) !== no),
                  unsure: `${question.unsure} It becomes an open point in the result.`,
                  lacking:
                    question.pick === 'one'
                      ? 'Choose one, or “Not sure”.'
                      : 'Choose what applies, or “Not sure”.',
                }}
                Heading="h1"
                chosen={
                  state.draft?.question === question.id ? state.draft.chosen : (answers[question.id] ?? [])
                }
                turnoverEur={turnoverEur}
                heading={heading}
                onTick={(chosen) => send({ type: 'ticked', chosen })}
                onNext={(chosen, turnover) => send({ type: 'answered', chosen, turnoverEur: turnover })}
                onBack={
                  place > 0
                    ? () => send({ type: 'asked', step: asked[place - 1]?.id ?? question.id })
                    : undefined
                }
              >
                <p className="note">{`Nothing is sent. ${rules.disclaimer}`}</p>
              </Question>
            </div>
          ) : (
            loaded && (
              <loaded.Result
                rules={loaded.rules}
                state={state}
                given={given}
                deciding={deciding}
                heading={heading}
                send={send}
                onMessage={setMessage}
              />
            )
          )}
        </div>
      )}
      <p role="status" data-print="no" className={shown ? questionStyles.toast : 'hiddenVisually'}>
        {shown ?? announced}
      </p>
    </LawTextContext>,
    document.getElementById(stageId) ?? document.body,
  );
}
