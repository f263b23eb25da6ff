import Box from '@mui/material/Box';
import type { PlatformStatus } from '../../../../db/contract/operations';
import words from '../../../i18n/platformStatus';
import { useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';
import { Line, Lines } from './Lines';

interface FailuresProps {
  failures: PlatformStatus['failures'];
  hour: number;
  day: number;
}

/** What broke lately, by the number that whoever met it was shown. */
export function Failures({ failures, hour, day }: FailuresProps) {
  const text = useText(words).failures;
  return (
    <Section card title={text.title} hint={text.counts(hour, day)}>
      <Lines>
        {failures.map(({ id, source, place, error, message, add_time }) => (
          <Line
            key={id}
            name={`${text.sources[source]} · ${place}`}
            detail={
              <>
                {formatDate(add_time)} · {text.request}{' '}
                <Box component="code" sx={{ userSelect: 'all' }}>
                  {id}
                </Box>
              </>
            }
          >
            {[error, message].filter(Boolean).join(': ')}
          </Line>
        ))}
        {failures.length === 0 ? <li>{text.none}</li> : null}
      </Lines>
    </Section>
  );
}
