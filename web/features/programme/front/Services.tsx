import Box from '@mui/material/Box';
import { SERVICE_TYPES } from '../../../../db/contract/enums-programme';
import { useLabel } from '../../../domain/catalog/words';
import words from '../../../i18n/programme';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { SERVICE_NAMES, servicePicture } from './services';

/** The nine services; each opens its picture. */
export function Services() {
  const text = useText(words);
  const label = useLabel();
  return (
    <Section title={text.parts.services}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {SERVICE_NAMES.map((type) => (
          <li key={type}>
            <Box
              component="button"
              type="button"
              aria-label={text.openService(label(SERVICE_TYPES, type))}
              onClick={() => void openDialog('servicePicture', { type })}
              sx={{
                display: 'block',
                width: '100%',
                p: 0,
                font: 'inherit',
                textAlign: 'left',
                color: 'text.primary',
                cursor: 'pointer',
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                borderRadius: 3,
                overflow: 'hidden',
                '&:hover': { borderColor: 'brand.line', boxShadow: 'var(--card-shadow)' },
                '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box
                component="img"
                src={servicePicture(type)}
                alt=""
                width={960}
                height={540}
                loading="lazy"
                sx={{ display: 'block', width: '100%', height: 'auto' }}
              />
              <Box sx={{ px: 2, py: 1.25, fontWeight: 600 }}>{label(SERVICE_TYPES, type)}</Box>
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}
