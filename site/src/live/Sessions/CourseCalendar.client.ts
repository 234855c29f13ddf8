import { isUpcoming } from '@vanda/enquiry/session-state';
import { marks } from './CourseCalendar.marks.ts';
import { judgeSessions, marked, markOf, today } from './judge-sessions.ts';
import { marks as sessionMarks } from './Sessions.marks.ts';
import { pastWords } from './Sessions.state.ts';

/** The same as Sessions.client.ts for the dates of all courses, and for the courses that wait for one. */
judgeSessions();
countPast();
judgeCourses();
unfold();

function countPast() {
  for (const words of marked(document, marks.pastWords)) {
    const rows = words.closest('details')?.querySelectorAll(`[${sessionMarks.session}]`) ?? [];
    words.textContent = pastWords([...rows].map((row) => markOf(row, sessionMarks.session)));
  }
}

/** A course waits for a date unless a session of it is to come. */
function judgeCourses() {
  const courses = marked(document, marks.waiting);
  for (const course of courses) course.hidden = isUpcoming(markOf(course, marks.waiting), today);
  for (const group of marked(document, marks.group)) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
  const count = courses.filter(({ hidden }) => !hidden).length;
  for (const words of marked(document, marks.waitingCount)) words.textContent = String(count);
}

/** A phone opens the next month only: twelve rows would push the rest of the page out of reach. */
function unfold() {
  const isWide = matchMedia('(min-width: 40rem)').matches;
  const isNone = Boolean(document.querySelector(`[${sessionMarks.list}="none"]`));
  const [next] = marked(document, marks.unfold).filter(
    (part) => !part.hidden && markOf(part, marks.unfold) === 'next',
  );
  for (const part of marked(document, marks.unfold)) {
    const isOpen = markOf(part, marks.unfold) === 'none' ? isNone : isWide || part === next;
    part.toggleAttribute('open', isOpen);
  }
}
