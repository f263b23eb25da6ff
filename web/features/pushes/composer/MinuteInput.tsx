import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useLang } from '../../../shared/i18n';

interface MinuteInputProps {
  label: string;
  /** Unix seconds, 0 for none. */
  value: number;
  onChange: (seconds: number) => void;
}

/** A day and a time to the minute. */
export default function MinuteInput({ label, value, onChange }: MinuteInputProps) {
  const { lang } = useLang();
  const locale = (lang === 'en' ? enUS : zhCN).components.MuiLocalizationProvider.defaultProps.localeText;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={lang === 'en' ? 'en' : 'zh-cn'} localeText={locale}>
      <DateTimePicker
        label={label}
        ampm={false}
        format="YYYY-MM-DD HH:mm"
        views={['year', 'month', 'day', 'hours', 'minutes']}
        timeSteps={{ minutes: 1 }}
        value={value ? dayjs.unix(value) : null}
        onChange={(next) => onChange(next?.isValid() ? next.second(0).unix() : 0)}
        slotProps={{ textField: { fullWidth: true } }}
      />
    </LocalizationProvider>
  );
}
