import type { FieldError } from '@vanda/forms/errors';
import type { Form } from '@vanda/forms/form';
import { type MouseEvent, type Ref, useId } from 'react';
import { fieldIds } from './ids.ts';

type ErrorSummaryProps = { form: Form; errors: readonly FieldError[]; ref: Ref<HTMLDivElement> };

/** Not a live region, because that would announce each fix again. */
export function ErrorSummary({ form, errors, ref }: ErrorSummaryProps) {
  const headingId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; these are links to them.
    <div ref={ref} className="form-errors across" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h3 id={headingId}>{heading(errors.length)}</h3>
      <ul className="targets">
        {errors.map(({ field, message }) => {
          const definition = form.fields.find(({ name }) => name === field);
          return (
            <li key={field}>
              {definition ? (
                <a href={`#${fieldIds(definition).control}`} onClick={focusTarget}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const numbers = ['', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things'];

const heading = (count: number) => `${numbers[count] ?? `${count} things`} to correct`;

/** A fieldset cannot take the focus, so its checked or first input does. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  const control =
    target instanceof HTMLFieldSetElement
      ? (target.querySelector<HTMLElement>(':checked') ??
        target.querySelector<HTMLElement>('input:not(:disabled)'))
      : target;
  target.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
