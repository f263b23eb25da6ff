import Box from '@mui/material/Box';
import type { DeclarationDetail } from '../../../../db/contract/programme/declarations';
import words from '../../../i18n/programmeDeclarations';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { CheckIcon } from '../../../kit/layout/icons';

const joined = (done: boolean) => ({
  content: '""',
  display: { xs: 'none', sm: 'block' },
  position: 'absolute',
  top: 13,
  right: 'calc(50% + 18px)',
  width: 'calc(100% - 36px)',
  height: 2,
  bgcolor: done ? 'success.main' : 'divider',
});

/** How far a declaration came, each step with its day. */
export function StatusLine({ detail }: { detail: DeclarationDetail }) {
  const text = useText(words).status;
  const rejected = detail.recommend_state === 2;
  return (
    <Box
      component="ol"
      aria-label={text.label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 1.5, sm: 0 },
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${detail.steps.length}, minmax(0, 1fr))` },
      }}
    >
      {detail.steps.map(({ step, done, time }, at) => {
        const name = step === 'recommended' && rejected ? text.rejected : text.steps[step];
        return (
          <Box
            component="li"
            key={step}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              alignItems: 'center',
              gap: 1,
              position: 'relative',
              textAlign: { sm: 'center' },
              ...(at > 0 && { '&::before': joined(done) }),
            }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                justifyContent: 'center',
                flexShrink: 0,
                width: 28,
                height: 28,
                borderRadius: '50%',
                border: 2,
                borderColor: done ? 'success.main' : 'divider',
                color: done ? 'success.main' : 'text.secondary',
                bgcolor: 'background.paper',
                fontSize: '0.8125rem',
                fontWeight: 650,
              }}
            >
              {done ? <CheckIcon sx={{ fontSize: 16 }} /> : at + 1}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600, color: done ? 'text.primary' : 'text.secondary' }}>{name}</Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', minHeight: { sm: '1.4em' } }}>
                {done ? formatDay(time) || text.done : text.waiting}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
