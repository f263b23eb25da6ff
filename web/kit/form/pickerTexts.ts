import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import type { Lang } from '../i18n';

const textsOf = ({ components }: typeof enUS) => components.MuiLocalizationProvider.defaultProps.localeText;

/** Texts of the pickers of dates and times; the library's Chinese calls the step after the day “next one”. */
export const pickerTexts = (lang: Lang) =>
  lang === 'en' ? textsOf(enUS) : { ...textsOf(zhCN), nextStepButtonLabel: '下一步' };
