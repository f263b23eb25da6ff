import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import words from '../../i18n/home';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';

const STEPS = ['find', 'contact', 'negotiate', 'sign'] as const;

/** How a deal is made, and the whole process as a picture. */
export function Steps() {
  const text = useText(words).steps;
  return (
    <Section
      title={text.title}
      hint={text.hint}
      action={
        <Button sx={{ px: 0.5, mr: -0.5, minWidth: 0 }} onClick={() => void openDialog('dealProcess', {})}>
          {text.process}
        </Button>
      }
    >
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: 4,
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(4, 1fr)' },
          borderTop: { md: 2 },
          borderLeft: { xs: 2, md: 0 },
          borderColor: { xs: 'divider', md: 'divider' },
          gap: { xs: 3, md: 0 },
          ml: { xs: 2, md: 0 },
        }}
      >
        {STEPS.map((step, index) => (
          <Box
            component="li"
            key={step}
            sx={{ position: 'relative', pt: { md: 3.5 }, pr: { md: 4 }, pl: { xs: 4, md: 0 } }}
          >
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                top: { xs: 0, md: -17 },
                left: { xs: -17, md: 0 },
                width: 32,
                height: 32,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '50%',
                border: 2,
                borderColor: 'brand.text',
                color: 'brand.text',
                bgcolor: 'background.paper',
                fontWeight: 700,
              }}
            >
              {index + 1}
            </Box>
            <Box component="h3" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650 }}>
              {text.names[step]}
            </Box>
            <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{text.says[step]}</Box>
            <Box sx={{ mt: 1, fontSize: '0.875rem', fontWeight: 600 }}>{text.who[step]}</Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
