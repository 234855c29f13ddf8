import { type AvailabilityResponse, availabilityPath } from '@vanda/forms/response';

/** Interval of an open page; a page in the background asks when it is shown again. */
const lookMs = 20_000;
let isFollowing = false;

void look();
setInterval(look, lookMs);
document.addEventListener('visibilitychange', look);

/** Without a response the page stays as built; the service checks each date when a form is sent. */
async function look() {
  if (document.hidden) return;
  const response = await fetch(availabilityPath).catch(() => undefined);
  const answer: AvailabilityResponse | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (!answer) return;
  isFollowing ||= differs(answer);
  if (isFollowing) (await import('./follow-dates.ts')).followAll(answer);
}

/** Loads the code that changes a page only where its dates differ from the service's, or one is full. */
const differs = ({ sessions }: AvailabilityResponse) =>
  Object.entries(sessions ?? {}).some(([form, offered]) => {
    const shown = [
      ...document.querySelectorAll(
        `[data-form="${form}"][data-session], [data-enquiry="${form}"] [data-start]`,
      ),
    ].map((part) => part.getAttribute('data-session') ?? part.getAttribute('data-start'));
    return (
      shown.some((day) => !offered.some(({ start }) => start === day)) ||
      ((shown.length > 0 || document.querySelector(`[data-enquiry="${form}"]`)) &&
        offered.some(({ start, isFull }) => isFull || !shown.includes(start)))
    );
  });
