import { contactServicePath, routes } from '../../routing/routes.ts';
import { contactServices } from '../../schemas/parts/fields.ts';

const linkInText = `](${routes.contact})`;

/**
 * Returns the value with links that open the contact form with this service chosen. A part named after a
 * service gets that service.
 * @param about begins the message, where no choice of the form names the page
 */
export function withContactService<Value>(value: Value, service: string, about?: string): Value;
export function withContactService(value: unknown, service: string, about?: string): unknown {
  const path = contactServicePath(service, about && `${about}: `);
  if (value === routes.contact) return path;
  if (typeof value === 'string') return value.replaceAll(linkInText, `](${path})`);
  if (Array.isArray(value)) return value.map((item) => withContactService(item, service, about));
  if (typeof value !== 'object' || value === null) return value;
  const title = 'title' in value && contactServices.find((one) => one === value.title);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withContactService(part, title || service, about)]),
  );
}
