import { settingText } from '../../../../db/contract/words/settings';
import { useRegionChildren } from '../../../domain/fields/regions';
import { pickName, useLang } from '../../../kit/i18n';

/** A setting as it reads on its page. */
export function useShownValue(): (id: string, value: string | null) => string {
  const { lang } = useLang();
  const provinces = useRegionChildren('0').data?.records ?? [];
  return (id, value) =>
    settingText(id, value ?? '', lang, (code) => {
      const row = provinces.find(({ id: each }) => String(each) === code);
      return row ? pickName(lang, row.name, row.name_en) : code;
    });
}
