import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { AHEAD } from '../../../../db/contract/time';
import 'dayjs/locale/zh-cn';
import utc from 'dayjs/plugin/utc';
import { monthHeading } from '../../../kit/form/monthHeading';
import { pickerTexts } from '../../../kit/form/pickerTexts';
import { useLang } from '../../../kit/i18n';

dayjs.extend(utc);

interface MinuteInputProps {
  label: string;
  /** Unix seconds, 0 for none. */
  value: number;
  onChange: (seconds: number) => void;
}

/** Times are those of the platform, UTC+8, whatever the zone of the operator's machine (decision 20). */
const wallClock = (seconds: number) => dayjs.utc((seconds + AHEAD) * 1000);

/** A day and a time to the minute. */
export default function MinuteInput({ label, value, onChange }: MinuteInputProps) {
  const { lang } = useLang();
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={lang === 'en' ? 'en' : 'zh-cn'}
      localeText={pickerTexts(lang)}
    >
      <DateTimePicker
        label={label}
        ampm={false}
        timezone="UTC"
        format="YYYY-MM-DD HH:mm"
        views={['year', 'month', 'day', 'hours', 'minutes']}
        timeSteps={{ minutes: 1 }}
        referenceDate={wallClock(Date.now() / 1000)}
        value={value ? wallClock(value) : null}
        onChange={(next) => onChange(next?.isValid() ? next.second(0).unix() - AHEAD : 0)}
        slotProps={{ calendarHeader: monthHeading(lang), textField: { fullWidth: true } }}
      />
    </LocalizationProvider>
  );
}
