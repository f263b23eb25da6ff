import { type Form, fieldsOf } from '../../db/contract/form.ts';
import { DEMAND_FORM } from '../../db/contract/form-demands.ts';
import { RESULT_FORM } from '../../db/contract/form-results.ts';
import { told } from '../../db/contract/words.ts';

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
type Names<F extends Form> = { [G in keyof F['groups']]: keyof F['groups'][G] }[keyof F['groups']] & string;
/** A field of the item by its name, one of the organisation without its group. */
type Called<S extends string> = S extends `organization.${infer N}`
  ? Camel<N>
  : S extends `${string}.${string}`
    ? never
    : Camel<S>;

const camel = (name: string): string => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** What a form calls its fields; where both have the name, the item's own. */
function labelsOf<F extends Form>(form: F, lang: 'zh' | 'en') {
  const names = fieldsOf(form).filter(([name]) => !name.startsWith('promotion.'));
  const entries = names.map(([name, { label }]) => [camel(name.replace('organization.', '')), told(label, lang)]);
  return Object.fromEntries(entries.reverse()) as Record<Called<Names<F>>, string>;
}

/** The labels of a result's form, some under shorter names. */
export function resultLabels(lang: 'zh' | 'en') {
  const labels = labelsOf(RESULT_FORM, lang);
  const { regionId: region, orgCountry: country, orgType: organizationType, address: organizationAddress } = labels;
  return {
    ...labels,
    ...{ region, country, organizationType, organizationAddress, conditions: labels.implementationConditions },
  };
}

/** … and of a demand's. */
export function demandLabels(lang: 'zh' | 'en') {
  const labels = labelsOf(DEMAND_FORM, lang);
  return { ...labels, institute: labels.cooperativeInstitute };
}
