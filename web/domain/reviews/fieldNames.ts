import { useCallback } from 'react';
import words from '../../i18n/audit';
import { useText } from '../../kit/i18n';

/** How a field is called; groups that share a column's name have names of their own for it. */
export function useFieldName(): (name: string) => string {
  const { fields } = useText(words);
  return useCallback((name) => fields[name] ?? fields[name.slice(name.indexOf('.') + 1)] ?? name, [fields]);
}
