import { type ReplyClock, replyClock } from '../enquiries/reply-clock.ts';
import type { Desk } from './desk.ts';

export function replyClockOf({ services }: Pick<Desk, 'services'>): ReplyClock {
  const { replyWithinHours } = services.site().company;
  return replyClock({ replyWithinHours, holidays: services.settings.holidays });
}

export function replyPromiseOf({ services }: Pick<Desk, 'services'>): string {
  const { replyWithinHours } = services.site().company;
  return `${replyWithinHours} hours${services.settings.holidays ? ' on working days' : ''}`;
}
