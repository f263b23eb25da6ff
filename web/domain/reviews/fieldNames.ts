import { useCallback } from 'react';
import { fieldNames } from '../../../db/contract/field-names';
import { labelOfField } from '../../../db/contract/review-fields';
import { told } from '../../../db/contract/words';
import { useLang, useText } from '../../kit/i18n';

/**
 * How a field is called: groups that share a column's name have names of their own for it; what has no name for reviews is
 * called as in its form.
 */
export function useFieldName(): (name: string) => string {
  const fields = useText(fieldNames);
  const { lang } = useLang();
  return useCallback(
    (name) => {
      const asked = labelOfField(name);
      return fields[name] ?? fields[name.slice(name.indexOf('.') + 1)] ?? (asked ? told(asked, lang) : name);
    },
    [fields, lang],
  );
}
