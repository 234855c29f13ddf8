import type { ResponseOf } from '@vanda/desk-api/routes';
import { toIsoDay } from '@vanda/forms/day';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useCommand, useNowMs, useResponse } from '../api/hooks.ts';
import { formatDays } from '../messages/dates.ts';
import { CommandFailed, QueryStatus } from '../ui/alerts.tsx';
import { Form, SelectField, WriteButton } from '../ui/form.tsx';
import { Breadcrumb, ButtonLink, Empty, ScreenHead, SectionColumns, useTitle } from '../ui/screen.tsx';
import { DateFields } from './DateFields.tsx';
import { type DateValues, dateIssues, noDate, toDate, toValues, withLastDay } from './date-values.ts';
import { OrderPanel } from './OrderPanel.tsx';

type Courses = ResponseOf<'dates'>['courses'];

export function DateScreen() {
  const { form, day } = useParams();
  useTitle(form ? 'Change a date' : 'New date');
  const query = useResponse('dates', {});
  if (!query.data)
    return <QueryStatus query={query} message={form ? 'Loading the date' : 'Loading the courses'} />;
  const { courses } = query.data;
  if (!form || !day) return <DateForm courses={courses} />;
  const course = courseOf(courses, form, day);
  if (!course) return <Empty sentence="There is no date to change under this address." />;
  return <DateForm key={`${form} ${day}`} courses={courses} changed={{ course: course.course, day }} />;
}

/** Several courses may share a form. */
export function courseOf(courses: Courses, form: string, day: string) {
  return courses.find((each) => each.form === form && each.dates.some(({ start }) => start === day));
}

const seatsStay = [
  'Seats',
  'Nobody’s seat changes. Write to the participants yourself where hours or place change.',
] as const;

type DateFormProps = { courses: Courses; changed?: { course: string; day: string } };

function DateForm({ courses, changed }: DateFormProps) {
  const nowMs = useNowMs();
  const navigate = useNavigate();
  const [course, setCourse] = useState(changed?.course ?? '');
  const chosen = courses.find((each) => each.course === course);
  const before = chosen?.dates.find(({ start }) => start === changed?.day);
  const [values, setValues] = useState<DateValues>(() => (before ? toValues(before) : noDate));
  const [hasTried, setTried] = useState(false);
  const issues = dateIssues(values, toIsoDay(nowMs));
  const isMoved =
    before !== undefined && (values.start !== before.start || values.end !== (before.end ?? ''));
  const address = chosen && changed ? `/sessions/${chosen.form}/${changed.day}` : '/sessions';
  const onDone = () => void navigate(chosen ? `/sessions/${chosen.form}/${values.start}` : '/sessions');
  const command = useCommand();
  const write = (next: Partial<DateValues>) => {
    setValues({ ...values, ...(changed ? next : withLastDay(next, chosen?.durationDays ?? null)) });
  };
  const submit = () => {
    setTried(true);
    if (!chosen || Object.keys(issues).length > 0 || isMoved) return;
    const body = { date: toDate(values) };
    if (changed) command.press('changeDate', { params: changed, body }, onDone);
    else command.press('newDate', { params: { course }, body }, onDone);
  };
  const days = values.start ? formatDays(values.start, values.end || values.start) : undefined;
  return (
    <>
      <Breadcrumb to="/sessions" name="Sessions" place={changed ? 'Change' : 'New date'} />
      <ScreenHead
        title={days && chosen ? `${days}, ${chosen.title}` : changed ? 'Change a date' : 'A new date'}
        note={changed ? undefined : 'Nobody can book it yet.'}
        tools={
          changed && (
            <>
              <ButtonLink to={`${address}/postpone`}>Postpone …</ButtonLink>
              <ButtonLink to={`${address}/cancel`}>Cancel …</ButtonLink>
            </>
          )
        }
      />
      <CommandFailed command={command} safe="No date was changed." />
      <SectionColumns>
        <Form onSubmit={submit}>
          {!changed && (
            <SelectField
              label="Course"
              value={course}
              onChange={({ target }) => setCourse(target.value)}
              error={hasTried && !chosen ? 'Choose the course.' : undefined}
              empty="Choose a course"
              options={courses.map((each) => ({ value: each.course, label: each.title }))}
            />
          )}
          <DateFields values={values} issues={hasTried ? issues : {}} onChange={write} />
          {isMoved && (
            <p role="status">
              Other days are a postponement: everybody is told.{' '}
              <Link to={`${address}/postpone`}>Postpone it</Link>
            </p>
          )}
          <div className="buttons">
            <WriteButton variant="primary" type="submit" aria-disabled={command.isRunning || isMoved}>
              {changed ? 'Change the date' : 'Set the date'}
            </WriteButton>
            <ButtonLink variant="plain" to={address}>
              Leave it
            </ButtonLink>
          </div>
        </Form>
        <OrderPanel
          title="What happens"
          steps={[
            [
              'At once',
              changed
                ? 'Forms, emails and open pages use the changed date.'
                : 'The date can be booked, on open pages too.',
            ],
            ['With the next build', 'Calendar files, search and pages without script show it.'],
            ...(changed ? [seatsStay] : []),
          ]}
        />
      </SectionColumns>
    </>
  );
}
