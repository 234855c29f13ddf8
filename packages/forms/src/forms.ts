import type { Field, Form, FormId, Option } from './form.ts';
import definitions from './forms.json' with { type: 'json' };

type FieldDefinition =
  | string
  | (Readonly<Record<string, unknown>> & { part?: string; options?: readonly (string | Option)[] });

type Definitions = {
  readonly success: Form['success'];
  readonly parts: Readonly<Record<string, FieldDefinition>>;
  readonly forms: Readonly<
    Record<
      FormId,
      Omit<Form, 'id' | 'fields' | 'success'> & {
        success?: Form['success'];
        fields: readonly FieldDefinition[];
      }
    >
  >;
};

/** Those of the code. */
export const codeForms = expand(definitions as unknown as Definitions);

export const formIds = Object.keys(codeForms) as [FormId, ...FormId[]];

/** All forms by id, including those that a build makes from its courses. */
export const forms: Readonly<Record<FormId, Form>> = { ...codeForms };

/** A course of the content changes its form, or adds one of its own: called before the first look-up. */
export function addForms(list: readonly Form[]): void {
  Object.assign(forms, Object.fromEntries(list.map((form) => [form.id, form])));
}

const codeFields = Object.values(codeForms).flatMap(({ fields }) => fields);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A form as its difference from one of the code, which the script of the page contains. A number is the index of a field of the code. */
export type CompactForm = Pick<Form, 'title' | 'pagePath'> & {
  readonly like: FormId;
  readonly fields: readonly (number | Field)[];
};

export function compactForm({ title, pagePath, fields, kind, ...rest }: Form): CompactForm {
  const like = Object.values(codeForms).find(
    (form) =>
      form.kind === kind && isSame(form.success, rest.success) && isSame(form.passedTo, rest.passedTo),
  );
  if (!like) throw new Error(`No form of the code is like ${rest.id}`);
  return {
    like: like.id,
    title,
    pagePath,
    fields: fields.map((field) => {
      const place = codeFields.findIndex((known) => isSame(known, field));
      return place < 0 ? field : place;
    }),
  };
}

export const wholeForm = (id: FormId, { like, fields, ...own }: CompactForm): Form => ({
  ...codeForms[like],
  ...own,
  id,
  fields: fields.flatMap((field) => (typeof field === 'number' ? (codeFields[field] ?? []) : field)),
});

/** Forms that the code alone does not know as they are. */
export const addedForms = () => Object.values(forms).filter((form) => !isSame(form, codeForms[form.id]));

export const isFormId = (value: unknown): value is FormId =>
  typeof value === 'string' && Object.hasOwn(forms, value);

function expand({ success, parts, forms }: Definitions): Readonly<Record<FormId, Form>> {
  const fieldOf = (definition: FieldDefinition): Field => {
    if (typeof definition === 'string') return fieldOf(parts[definition] ?? { part: definition });
    const { part, ...own } = definition;
    const options = own.options?.map((option) =>
      typeof option === 'string' ? { value: option, label: option } : option,
    );
    return { ...(part && parts[part] && fieldOf(part)), ...own, ...(options && { options }) } as Field;
  };
  const expanded = Object.fromEntries(
    Object.entries(forms).map(([id, form]) => [
      id,
      { id, ...form, fields: form.fields.map(fieldOf), success: form.success ?? success },
    ]),
  );
  return expanded as Record<string, Form> as Record<FormId, Form>;
}
