import type { ScopeName } from '../../../db/contract/cards';
import { useLang } from '../../kit/i18n';
import { DISCIPLINES } from './disciplines';

/** What a topic is called in the page's language: a discipline, or one of the fields that items choose. */
export function useTopicName(): (name: string, fields: readonly ScopeName[]) => string {
  const { lang } = useLang();
  return (name, fields) => {
    if (lang === 'zh') return name;
    return DISCIPLINES[name] ?? fields.find((field) => field.name === name)?.name_en ?? name;
  };
}
