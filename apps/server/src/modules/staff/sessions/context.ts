import type { SessionsOf } from '../../../platform/static/course-sessions.ts';
import type { RegistrationsContext } from '../../registrations/email-texts.ts';
import type { Desk } from '../desk.ts';

/** Sessions of the site as changed since its build. */
export function sessionsOf({ services }: Desk): SessionsOf {
  return services.withdrawnSessions.sessionsOf;
}

export function registrationsContext(desk: Desk): RegistrationsContext {
  const { services } = desk;
  return {
    companyName: services.settings.mail?.from.name || services.site().company.name,
    siteUrl: services.settings.siteUrl,
    sessionsOf: sessionsOf(desk),
  };
}
