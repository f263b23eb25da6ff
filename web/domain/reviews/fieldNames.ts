import { useCallback } from 'react';
import { fieldNames } from '../../../db/contract/field-names';
import { useText } from '../../kit/i18n';

/** How a field is called; groups that share a column's name have names of their own for it. */
export function useFieldName(): (name: string) => string {
  const fields = useText(fieldNames);
  return useCallback((name) => fields[name] ?? fields[name.slice(name.indexOf('.') + 1)] ?? name, [fields]);
}
