import type { FieldSchema, Fields, FieldValue } from '../protocol.ts';
import { GroupField } from './GroupField.tsx';
import { ListField } from './ListField.tsx';
import { ValueField } from './ValueField.tsx';

export type SchemaFieldProps<Value = FieldValue> = {
  schema: FieldSchema;
  label: string;
  /** Names from the top, joined by dots: `sessions.0.start`. */
  path: string;
  value: Value | undefined;
  isRequired: boolean;
  /** Undefined takes the field out of the file. */
  onChange: (value: Value | undefined) => void;
};

/** The form for a value of any schema. */
export function SchemaField({ value, onChange, ...props }: SchemaFieldProps) {
  switch (props.schema.type) {
    case 'object':
      return <GroupField {...props} value={value as Fields | undefined} onChange={onChange} />;
    case 'array':
      return <ListField {...props} value={value as FieldValue[] | undefined} onChange={onChange} />;
    default:
      return <ValueField {...props} value={value} onChange={onChange} />;
  }
}
