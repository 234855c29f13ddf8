import type { Answer } from '@vanda/desk-api/routes';
import { shortDate } from '@vanda/forms/day';
import type { EmailText } from '../../registrations/email-texts.ts';
import type { CurrentUser, Desk } from '../desk.ts';
import { registrationsContext } from '../sessions/registration-view.ts';

export type Course = Answer<'dates'>['courses'][number];
export type Letters = { readonly seat: EmailText; readonly waiting: EmailText };

export function lettersFor(
  desk: Desk,
  { colleague }: CurrentUser,
  { title }: Course,
  day: string,
  to: string | undefined,
): Letters {
  const { companyName } = registrationsContext(desk);
  const end = [
    'Your registration, and what you can do with it, is under the link below.',
    '',
    'Kind regards',
    colleague.name,
    companyName,
  ];
  const text = (...lines: string[]) => ['Dear {{name}}', '', ...lines, '', ...end].join('\n');
  const when = shortDate(day);
  if (to)
    return {
      seat: {
        subject: `${title}: new date, ${shortDate(to)}`,
        text: text(
          `${title} on ${when} is postponed to ${shortDate(to)}. We are sorry.`,
          'Your place is held on the new date. Please tell us whether it suits you; until you do, it is not confirmed.',
        ),
      },
      waiting: {
        subject: `${title}: new date, ${shortDate(to)}`,
        text: text(
          `${title} on ${when}, for which you are on the waiting list, is postponed to ${shortDate(to)}.`,
          'You keep your place on the waiting list of the new date.',
        ),
      },
    };
  return {
    seat: {
      subject: `${title} on ${when} is cancelled`,
      text: text(
        `${title} on ${when} does not take place. We are sorry.`,
        'You can choose another date, or end your registration. Nothing is decided until you choose.',
      ),
    },
    waiting: {
      subject: `${title} on ${when} is cancelled`,
      text: text(
        `${title} on ${when}, for which you are on the waiting list, does not take place.`,
        'You can choose another date, or end your registration.',
      ),
    },
  };
}

export const filled = ({ subject, text }: EmailText, name: string): EmailText => ({
  subject: subject.replaceAll('{{name}}', name),
  text: text.replaceAll('{{name}}', name),
});
