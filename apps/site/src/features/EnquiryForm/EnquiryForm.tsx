import { enquiryPath, type Field, type Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { replyTime } from '@vanda/forms/reply-promise';
import { hasSessions, isAsked, isDated } from '@vanda/forms/session';
import { classNames } from '../../components/class-names.ts';
import { Actions } from './Actions.tsx';
import styles from './EnquiryForm.module.css';
import type { EnquiryMarkupProps } from './EnquiryFormProps.ts';
import { FormField } from './FormField.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { shownWhen } from './shown-when.ts';

/**
 * Never hydrated: what was typed, translated or inserted by an extension stays as it is. EnquiryForm.client.ts
 * fills it, and EnquiryIsland.tsx renders its messages into the elements with `data-messages`.
 */
export function EnquiryForm({
  form: id,
  sessions,
  company,
  delivery,
  today,
  lastStarts,
}: EnquiryMarkupProps) {
  const form: Form = forms[id];
  const hasPost = delivery === 'intake';
  const isWithDate = isDated(form, sessions, today);
  const fieldOf = (field: Field) => (
    <FormField
      key={field.name}
      field={field}
      sessions={sessions}
      today={today}
      lastStarts={lastStarts}
      isWithDate={isWithDate}
      isOfDates={hasSessions(form)}
    />
  );
  return (
    <form
      className={classNames('halves', styles.form)}
      method="post"
      {...(delivery === 'mailto'
        ? { action: `mailto:${company.email}`, encType: 'text/plain' }
        : { action: enquiryPath(form.id) })}
      aria-label={form.kind === 'contact' ? form.title : `Registration: ${form.title}`}
      data-enquiry={form.id}
    >
      {form.kind === 'contact' && <p className="across soft">Fields marked * are required.</p>}
      <div className={styles.part} data-messages="errors" />
      {form.fields.map((field) =>
        field.asked ? (
          <div key={field.name} className={styles.part} {...shownWhen(isAsked(field, true), isWithDate)}>
            {fieldOf(field)}
          </div>
        ) : (
          fieldOf(field)
        ),
      )}
      <PrivacyNotice form={form} company={company} hasPost={hasPost} />
      <div className={styles.part} data-messages="sending" />
      <Actions
        kind={form.kind}
        isWithDate={isWithDate}
        delivery={delivery}
        replyTime={replyTime(company.replyWithin)}
      />
    </form>
  );
}
