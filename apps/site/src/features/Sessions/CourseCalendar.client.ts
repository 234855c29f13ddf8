import { isUpcoming } from '@vanda/forms/session-state';
import { elementsWith, readAttribute, today, updateSessions } from './update-sessions.ts';

updateSessions();
updateCourses();
unfold();

function updateCourses() {
  const courses = elementsWith(document, 'data-waiting');
  for (const course of courses) course.hidden = isUpcoming(readAttribute(course, 'data-waiting'), today);
  for (const group of elementsWith(document, 'data-waiting-group')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
  const count = courses.filter(({ hidden }) => !hidden).length;
  for (const summary of elementsWith(document, 'data-waiting-count')) summary.textContent = String(count);
}

/** Phones open the next month only: twelve rows are too long. */
function unfold() {
  const isWide = matchMedia('(min-width: 40rem)').matches;
  const isNone = Boolean(document.querySelector('[data-sessions="none"]'));
  const [next] = elementsWith(document, 'data-unfold').filter(
    (part) => !part.hidden && readAttribute(part, 'data-unfold') === 'next',
  );
  for (const part of elementsWith(document, 'data-unfold')) {
    const isOpen = readAttribute(part, 'data-unfold') === 'none' ? isNone : isWide || part === next;
    part.toggleAttribute('open', isOpen);
  }
}
