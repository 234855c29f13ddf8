import { fullDate } from '@vanda/forms/date-formats';
import { sessionState, toIsoDay } from '@vanda/forms/day';
import { Button } from '@vanda/ui/Button.tsx';
import field from '@vanda/ui/Field.module.css';
import {
  type FormEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { contactServicePath } from '../../routing/routes.ts';
import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import type { PlanCondition } from '../../topics/course/plan-conditions.ts';
import type { PlanCourse } from '../../topics/course/plan-course.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { copyText } from '../EnquiryForm/copy-text.ts';
import { putInContactDraft } from '../EnquiryForm/message-passage.ts';
import styles from './Plan.module.css';
import css from './Plan.module.css?inline';
import { fieldId, PlanRow, PlanSums } from './PlanRow.tsx';
import {
  conditionLines,
  countOf,
  type Line,
  listOf,
  planMessage,
  planPassage,
  publicText,
  sumSentence,
  sumText,
} from './plan-copy.ts';
import { planLink, planPrefix, readPlanLink } from './plan-link.ts';
import { planTotals, withinLimits } from './plan-totals.ts';
import { onPress, takePresses } from './presses.ts';
import { emptyPlan, reducePlan } from './TeamPlan.state.ts';

export type PlanFile = {
  copy: TeamPlanCopy;
  courses: readonly (PlanCourse & { conditions: readonly PlanCondition[] })[];
};
export type PlanProps = PlanFile & { onFilled: (isFilled: boolean) => void };

/** Milliseconds until a change is announced and stored in the address. */
const restMs = 500;

export function Plan({ copy, courses, onFilled }: PlanProps) {
  useInsertionEffect(() => adoptStyles(css), []);
  const [{ rows, notice, focus }, dispatch] = useReducer(reducePlan, emptyPlan);
  const [announced, setAnnounced] = useState('');
  const undo = useRef<HTMLButtonElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const now = new Date();
  const day = fullDate(toIsoDay(now));
  const bySlug = new Map(courses.map((course) => [course.slug, course]));
  const isDated = (slug: string) => {
    const { lastSession } = bySlug.get(slug) ?? {};
    return lastSession !== undefined && sessionState(lastSession, now) === 'upcoming';
  };
  const lines = rows.flatMap(({ course: slug, ...row }): Line[] => {
    const course = bySlug.get(slug);
    const hasDate = isDated(slug);
    const people = withinLimits(row.people, course?.seatsMax);
    return course ? [{ ...row, people, course: { ...course, hasDate } }] : [];
  });
  const totals = planTotals(lines);
  const isInPlan = (slug: string) => rows.some(({ course }) => course === slug);
  const left = courses.filter(({ slug }) => !isInPlan(slug));
  const link = () => location.origin + location.pathname + (rows.length > 0 ? planLink(rows) : '');
  const quotePath = contactServicePath(copy.contactService);

  /** The fragment of the shown plan. A different one has been followed, and its `hashchange` is pending. */
  const shownHash = useRef(location.hash);

  function writeAddress() {
    if (location.hash !== shownHash.current) return;
    if (rows.length === 0 && !location.hash.startsWith(planPrefix)) return;
    const address = rows.length > 0 ? planLink(rows) : location.pathname + location.search;
    history.replaceState(history.state, '', address);
    shownHash.current = location.hash;
  }

  const restore = useEffectEvent(() => {
    shownHash.current = location.hash;
    const linked = readPlanLink(location.hash);
    if (!linked) return;
    const known = linked.rows.filter(({ course }) => bySlug.has(course));
    const corrected = known.filter(({ course, people }) => {
      const isLowered = withinLimits(people, bySlug.get(course)?.seatsMax) !== people;
      return isLowered || linked.corrected.includes(course);
    });
    const unknown = linked.rows.filter(({ course }) => !bySlug.has(course));
    const names = unknown.map(({ course }) => course.replaceAll('-', ' '));
    const text = [
      unknown.length > 0 && fillPlaces(copy.notes.unknown, { courses: listOf(names) }),
      corrected.length > 0 &&
        fillPlaces(copy.notes.corrected, {
          courses: listOf(corrected.map(({ course }) => bySlug.get(course)?.title ?? '')),
        }),
      known.length > 0 && !linked.isWhole && copy.notes.damaged,
      linked.rows.length === 0 && copy.notes.nothing,
    ];
    dispatch({ type: 'restored', rows: known, text: text.filter(Boolean).join(' ') });
    document.getElementById('plan')?.scrollIntoView();
  });

  const add = (course: string, isFocused: boolean) =>
    dispatch({ type: 'added', course, isPrivate: !isDated(course), isFocused });

  const addPressed = useEffectEvent(() => {
    for (const slug of takePresses()) {
      if (isInPlan(slug)) return dispatch({ type: 'found', course: slug });
      add(slug, false);
    }
  });

  useEffect(() => {
    restore();
    // React cannot render synchronously in an effect.
    queueMicrotask(() => addPressed());
    const endPresses = onPress(() => addPressed());
    const onHash = () => restore();
    addEventListener('hashchange', onHash);
    return () => {
      endPresses();
      removeEventListener('hashchange', onHash);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `rows` alone decides; texts and courses never change.
  useEffect(() => {
    onFilled(rows.length > 0);
    nameTableButtons(isInPlan, bySlug, copy.table);
    const resting = setTimeout(() => {
      writeAddress();
      setAnnounced(rows.length > 0 ? sumSentence(totals, copy) : '');
    }, restMs);
    return () => clearTimeout(resting);
  }, [rows]);

  useEffect(() => {
    const field = focus && document.getElementById(fieldId(focus.course));
    if (focus?.isScrolledTo) field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: focus?.isScrolledTo ?? false });
  }, [focus]);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    if (body.current) observer.observe(body.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (notice && 'removed' in notice) undo.current?.focus();
  }, [notice]);

  function choose(event: FormEvent) {
    event.preventDefault();
    const slug = select.current?.value;
    if (slug) add(slug, true);
    else select.current?.focus();
  }

  async function copyLink() {
    writeAddress();
    const isCopied = await copyText(link());
    const { copied, notCopied } = copy.actions;
    dispatch({ type: 'said', text: isCopied ? copied : fillPlaces(notCopied, { link: link() }) });
  }

  function quote(event: MouseEvent) {
    event.preventDefault();
    writeAddress();
    const { message, isStored } = putInContactDraft(planPassage(planMessage(lines, copy, link()), copy));
    location.assign(isStored ? quotePath : `${quotePath}&message=${encodeURIComponent(message)}`);
  }

  const conditions = Object.fromEntries(courses.map((course) => [course.slug, course.conditions]));
  return (
    <>
      <p className={`flow ${styles.note}`} role="status">
        {notice && 'text' in notice && <span>{notice.text}</span>}
        {notice && 'removed' in notice && (
          <>
            <span>{fillPlaces(copy.notes.removed, { course: bySlug.get(notice.removed)?.title ?? '' })}</span>{' '}
            <Button ref={undo} size="compact" onClick={() => dispatch({ type: 'undone' })}>
              {copy.notes.undo}
            </Button>
          </>
        )}
      </p>
      <div ref={body} className={`beside ${styles.body}`} hidden={rows.length === 0}>
        <p className={`note spread ${styles.print}`}>
          <span>{copy.print.sender}</span>
          <span>{fillPlaces(copy.print.day, { day })}</span>
        </p>
        <div>
          <ul className={`listed ${styles.rows}`}>
            {lines.map((line) => (
              <PlanRow
                key={line.course.slug}
                line={line}
                copy={copy}
                onChange={(part) => dispatch({ type: 'changed', course: line.course.slug, part })}
                onRemove={() => dispatch({ type: 'removed', course: line.course.slug })}
              />
            ))}
          </ul>
          <form className={`flow above ${field.field} ${styles.choose}`} onSubmit={choose}>
            <label htmlFor="plan-course">{copy.choose.label}</label>
            <select id="plan-course" ref={select}>
              <option value="">{left.length > 0 ? copy.choose.none : copy.choose.all}</option>
              {left.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
            <Button type="submit" size="compact">
              {copy.choose.button}
            </Button>
          </form>
        </div>
        <section className={`corner ${styles.totals}`} aria-labelledby="plan-totals">
          <h3 id="plan-totals">{copy.totals.title}</h3>
          <PlanSums totals={totals} courses={lines.length} copy={copy} />
          <div className={styles.screen}>
            <p className="above">
              <ButtonLink to={quotePath} variant="primary" onClick={quote}>
                {copy.actions.quote}
              </ButtonLink>
            </p>
            <p className="note">{copy.actions.quoteNote}</p>
            <p className="buttons above">
              <Button size="compact" onClick={() => print()}>
                {copy.actions.print}
              </Button>
              <Button size="compact" onClick={copyLink}>
                {copy.actions.copy}
              </Button>
            </p>
          </div>
        </section>
        <section className={styles.applies}>
          <h3>{copy.conditions.title}</h3>
          <ul className="note">
            {conditionLines(lines, conditions, copy, day).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <p className={`note flow ${styles.print} ${styles.sign}`}>
          {copy.print.sign.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <p className={`note ${styles.print}`}>{`${copy.print.contact} ${copy.print.again} ${link()}`}</p>
      </div>
      <p className="hiddenVisually" role="status">
        {announced}
      </p>
      {rows.length > 0 && !isSeen && (
        <div className={`flow apart ${styles.bar}`} data-print="no">
          <p>
            <b>{countOf(totals.seats, copy.bar.seats)}</b>{' '}
            <span>{sumText(totals) ?? publicText(totals, copy)}</span>
          </p>
          <Button size="compact" variant="primary" onClick={() => body.current?.scrollIntoView()}>
            {copy.bar.see}
          </Button>
        </div>
      )}
    </>
  );
}

/** The comparison's buttons are outside the island. */
function nameTableButtons(
  isInPlan: (slug: string) => boolean,
  courses: ReadonlyMap<string, PlanCourse>,
  { add, addName, added, addedName }: TeamPlanCopy['table'],
) {
  for (const button of document.querySelectorAll<HTMLElement>('[data-add]')) {
    const slug = button.dataset.add ?? '';
    const isIn = isInPlan(slug);
    button.toggleAttribute('data-in-plan', isIn);
    button.textContent = isIn ? added : add;
    button.ariaLabel = fillPlaces(isIn ? addedName : addName, { course: courses.get(slug)?.title ?? '' });
  }
}
