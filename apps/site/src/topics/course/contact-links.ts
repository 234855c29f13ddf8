import { contactServicePath, routes } from '../../routing/routes.ts';
import { contactServices } from '../../schemas/parts/fields.ts';

const linkInText = `](${routes.contact})`;

/**
 * Returns the value with links that open the contact form with this service chosen. A part named after a
 * service gets that service.
 */
export function withContactService<Value>(value: Value, service: string): Value;
export function withContactService(value: unknown, service: string): unknown {
  if (value === routes.contact) return contactServicePath(service);
  if (typeof value === 'string') return value.replaceAll(linkInText, `](${contactServicePath(service)})`);
  if (Array.isArray(value)) return value.map((item) => withContactService(item, service));
  if (typeof value !== 'object' || value === null) return value;
  const title = 'title' in value && contactServices.find((one) => one === value.title);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withContactService(part, title || service)]),
  );
}
