import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { ScopeOptions } from '../../domain/fields';
import { useField } from '../../kit/form/useField';
import type { InputProps } from '../../kit/resource';

/** The field of technology of a hall. */
export function FieldSelect({ name, label }: InputProps) {
  const { field } = useField(name);
  return (
    <SelectFilter label={label} value={String(field.value ?? '')} onChange={field.onChange}>
      <ScopeOptions />
    </SelectFilter>
  );
}
