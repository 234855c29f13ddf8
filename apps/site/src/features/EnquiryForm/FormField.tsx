import { dateRange, isUpcoming } from '@vanda/forms/day';
import {
  type ChoiceField,
  type Field as FieldDefinition,
  type FormId,
  nextAvailable,
  nextAvailableLabel,
  type Option,
  placeholderFor,
  type SessionField as SessionFieldDefinition,
  type TextField,
} from '@vanda/forms/form';
import { isAsked, isRequired, sessionOptions } from '@vanda/forms/session';
import styles from './EnquiryForm.module.css';
import type { EnquiryMarkupProps } from './EnquiryFormProps.ts';
import { Field, type FieldProps } from './Field.tsx';
import { optionId } from './ids.ts';

type Dates = Pick<EnquiryMarkupProps, 'sessions' | 'today' | 'lastStarts'>;

export function FormField({ field, ...rest }: FieldProps & Dates) {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
    case 'textarea':
      return <TypedField field={field} {...rest} />;
    case 'select':
      return <SelectField field={field} {...rest} />;
    case 'radio':
      return <RadioTiles field={field} {...rest} />;
    case 'session':
      return <SessionTiles field={field} {...rest} />;
  }
}

const isDisabled = ({ field, isWithDate }: FieldProps) => !isAsked(field, isWithDate);

function TypedField(props: FieldProps<TextField>) {
  const { kind, maxLength, autocomplete, minHeightPx } = props.field;
  const isBlock = kind === 'textarea';
  return (
    <Field {...props} isWide={isBlock}>
      {(control) =>
        isBlock ? (
          <textarea
            {...control}
            dir="auto"
            disabled={isDisabled(props)}
            maxLength={maxLength}
            data-min-height={minHeightPx}
          />
        ) : (
          <input
            {...control}
            dir="auto"
            disabled={isDisabled(props)}
            type={kind}
            maxLength={maxLength}
            autoComplete={autocomplete}
          />
        )
      }
    </Field>
  );
}

const SelectField = (props: FieldProps<ChoiceField> & Dates) => (
  <Field {...props} isWide={props.field.required}>
    {(control) => (
      <select {...control} disabled={isDisabled(props)}>
        <option value="">{placeholderFor(props.field)}</option>
        {props.field.options.map((option) => (
          <option key={option.value} value={option.value} data-last={lastOf(option, props.lastStarts)}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** Last days of the forms that date a course; empty where they have no session. */
const lastOf = ({ datedBy }: Option, lastStarts: Partial<Record<FormId, string>>) =>
  datedBy
    ?.map((id) => lastStarts[id] ?? '')
    .sort()
    .at(-1);

function RadioTiles(props: FieldProps<ChoiceField> & Dates) {
  const { field, isWithDate, lastStarts, today } = props;
  const { options } = field;
  const isShort = options.every(({ label }) => label.length <= 12);
  const choices = options.length === 4 && !isShort ? 2 : options.length;
  return (
    <Field {...props} kind="group" isWide>
      {() => (
        <div className={`${choices === 3 ? 'thirds' : 'halves'} ${styles.tiles}`} data-choices={choices}>
          {options.map((option) => {
            const last = lastOf(option, lastStarts);
            return (
              <RadioTile
                key={option.value}
                field={field}
                option={option}
                isRequired={isRequired(field, isWithDate)}
                isOffered={!isDisabled(props)}
                last={last}
                isUndated={last === undefined ? undefined : !isUpcoming(last, today)}
              />
            );
          })}
        </div>
      )}
    </Field>
  );
}

/** EnquiryForm.client.ts decides by the visitor's clock. */
export function SessionTiles({ field, ...props }: FieldProps<SessionFieldDefinition> & Dates) {
  const { sessions, today } = props;
  const dates = sessions.toSorted((a, b) => a.start.localeCompare(b.start));
  const offered = new Set(sessionOptions(sessions, today).map(({ value }) => value));
  return (
    <Field field={field} {...props} kind="group" isWide>
      {() => (
        <div className={`halves ${styles.tiles}`}>
          {dates.map(({ start, end, note }) => (
            <RadioTile
              key={start}
              field={field}
              option={{ value: start, label: dateRange(start, end), note }}
              isRequired
              isOffered={offered.has(start)}
              sessionStart={start}
            />
          ))}
          <RadioTile
            field={field}
            option={{ value: nextAvailable, label: nextAvailableLabel }}
            isRequired
            isOffered={offered.has(nextAvailable)}
            isChosen={offered.size === 1 && offered.has(nextAvailable)}
            last=""
          />
        </div>
      )}
    </Field>
  );
}

type RadioTileProps = {
  field: FieldDefinition;
  option: Option;
  isRequired: boolean;
  isOffered: boolean;
  isChosen?: boolean;
  sessionStart?: string;
  /** The last day that such a registration can be for: after it the enquiry is an interest. */
  last?: string | undefined;
  isUndated?: boolean | undefined;
};

function RadioTile({ field, option, isRequired, last, sessionStart, ...rest }: RadioTileProps) {
  const { value, label, note } = option;
  const { isOffered, isChosen = false, isUndated } = rest;
  return (
    <label className={`tile ${styles.tile}`} hidden={!isOffered}>
      <input
        id={optionId(field, value)}
        type="radio"
        name={field.name}
        value={value}
        required={isRequired}
        disabled={!isOffered}
        defaultChecked={isChosen}
        data-start={sessionStart}
        data-last={last}
      />
      <span>
        <span className="named">{label}</span>
        {note && <span className="note">{note}</span>}
        {isUndated !== undefined && (
          <span className="note" data-undated="" hidden={!isUndated}>
            No date is set yet
          </span>
        )}
      </span>
    </label>
  );
}
