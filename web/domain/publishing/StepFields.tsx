import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type Field, type Form, fieldsOf, pathOf } from '../../../db/contract/form';
import { told } from '../../../db/contract/words';
import words from '../../i18n/publish';
import {
  FieldFrame,
  FormCover,
  FormDate,
  FormMulti,
  FormRadio,
  FormRichText,
  FormSelect,
  FormText,
  FormUpload,
} from '../../kit/form';
import type { FormTextProps } from '../../kit/form/FormText';
import { useLang, useText } from '../../kit/i18n';
import { RichText } from '../../kit/layout/RichText';
import { FormRegion, FormScopes } from '../fields';
import { CountryField } from './CountryField';
import { optionsOf, optionsWith } from './choices';
import { FieldGroup, Wide } from './layout';
import { headingOf, standing, type Without } from './progress/sections';
import { SuggestedFields } from './SuggestedFields';
import { SuggestField } from './SuggestField';
import type { WizardWords } from './types';

/** Rich text whole and unfaded: a reader has no use for an editor. */
function StoredHtml({ name, label }: { name: string; label: string }) {
  const html: unknown = useWatch({ name });
  return (
    <FieldFrame label={label} error="">
      {() => <RichText html={String(html ?? '')} />}
    </FieldFrame>
  );
}

/** What a field's input may be told beside what its form says. */
interface InputProps {
  form: Form;
  /** How the form names the field. */
  name: string;
  /** Of rich text also by its length. */
  hint?: string | ((count: number) => string) | undefined;
  required?: boolean;
  max?: number;
  /** A reader has the list of files below the form, and no use for editors (core§2). */
  readOnly?: boolean;
}

const TYPES: Partial<Record<NonNullable<Field['format']>, NonNullable<FormTextProps['type']>>> = {
  ...{ telephone: 'tel', email: 'email', webSite: 'url' },
};

const WIDE = new Set<Field['look']>(['html', 'picture', 'multi', 'files']);

/** Fields are read in the texts of results and demands. */
const hasText = ({ kind }: Form): boolean => kind === 'result' || kind === 'demand';

/** The input of one field, as its form describes it. */
export function FieldInput(props: InputProps) {
  const field = fieldsOf(props.form).find(([name]) => name === props.name)?.[1];
  if (!field || (field.look === 'files' && props.readOnly)) return null;
  const input = <Input {...props} field={field} />;
  return field.wide || WIDE.has(field.look) ? <Wide>{input}</Wide> : input;
}

function Input({ form, name: own, field, readOnly, ...given }: InputProps & { field: Field }) {
  const text = useText(words);
  const { lang } = useLang();
  const name = pathOf(form, own);
  const [value, variant]: unknown[] = useWatch({ name: [name, 'variant'] });
  const { choices = [], unit, counter, format } = field;
  const hint = given.hint ?? (field.hint && told(field.hint, lang));
  const required = given.required ?? (field.required === true || (!!field.required && field.required === variant));
  const max = given.max ?? field.max;
  const general = {
    name,
    label: told(field.label, lang),
    ...(required && { required }),
    ...(typeof hint === 'string' && { hint }),
  };
  switch (field.look) {
    case 'suggest':
      return <SuggestField hint={text.suggestHint} {...general} choices={choices} />;
    case 'select':
      return <FormSelect {...general} options={optionsWith(choices, lang, value)} />;
    case 'radio':
      return <FormRadio {...general} options={optionsOf(choices, lang)} />;
    case 'multi':
      return <FormMulti {...general} options={optionsOf(choices, lang)} />;
    case 'date':
      return <FormDate {...general} time />;
    case 'html':
      return readOnly ? <StoredHtml {...general} /> : <FormRichText {...general} {...(hint && { hint })} />;
    case 'picture':
      return <FormCover {...general} />;
    case 'place':
      return <FormRegion {...general} />;
    case 'country':
      return <CountryField {...general} />;
    case 'scopes':
      return (
        <>
          <FormScopes {...general} />
          {readOnly || !hasText(form) ? null : (
            <SuggestedFields name={name} title={pathOf(form, 'name')} profile={pathOf(form, 'profile')} />
          )}
        </>
      );
    case 'files':
      return <FormUpload {...general} multiple />;
    default:
      return (
        <FormText
          {...general}
          {...(max && { maxLength: max })}
          {...(field.look === 'area' && { rows: 2 })}
          {...(counter && { counter })}
          {...(format && TYPES[format] && { type: TYPES[format] })}
          {...(unit && { suffix: told(unit, lang) })}
        />
      );
  }
}

interface StepFieldsProps {
  form: Form;
  step: string;
  /** Titles of the groups and what stands below them, by their names. */
  words: Pick<WizardWords, 'groups' | 'leads'>;
  without?: Without;
  /** Fields with a look of their own, by their names. */
  own?: Readonly<Record<string, ReactNode>>;
  readOnly?: boolean;
}

/** The fields of one step of a wizard, group by group, in the order of the form. */
export function StepFields({ form, step, words: texts, without = () => false, own = {}, ...more }: StepFieldsProps) {
  const variant: unknown = useWatch({ name: 'variant' });
  const { groups: titles, leads } = texts;
  return (form.steps[step] ?? [])
    .filter((group) => !without(group))
    .map((group) => (
      <FieldGroup
        key={group}
        headingId={headingOf(group)}
        title={titles[group] ?? ''}
        {...(leads[group] && !more.readOnly && { lead: leads[group] })}
      >
        {standing(form, group, variant, without).map(([name]) =>
          name in own ? (
            <Fragment key={name}>{own[name]}</Fragment>
          ) : (
            <FieldInput key={name} form={form} name={name} {...more} />
          ),
        )}
      </FieldGroup>
    ));
}
