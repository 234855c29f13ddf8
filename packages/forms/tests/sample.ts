import type { Field } from '../src/form.ts';

/** A fitting value that names its field, so that no two fields have the same. */
export function sample(field: Field): string {
  switch (field.kind) {
    case 'email':
      return 'siti.rahman@example.com';
    case 'tel':
      return '+65 6123 4567';
    case 'text':
      return `Siti ${field.name}`;
    case 'textarea':
      return `Two lines about\n${field.name}.`;
    case 'select':
    case 'radio':
      return field.options.at(-1)?.value ?? '';
    case 'session':
      return 'next-available';
  }
}
