import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CLINIC_PAGES } from '../../../db/contract/clinic';
import words from '../../i18n/clinic';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { StepList } from '../../kit/layout/StepList';
import { registerPath } from './parts';

/** What the clinic is, whom it is for, and what happens to what one sends (core§2). */
export default function Introduce() {
  const text = useText(words);
  return (
    <Page
      title={text.introduce}
      lead={text.introduceLead}
      breadcrumbs={[{ label: text.title, to: CLINIC_PAGES.front }, { label: text.introduce }]}
      actions={
        <>
          <Button component={Link} to={registerPath()} variant="contained">
            {text.register}
          </Button>
          <Button component={Link} to={CLINIC_PAGES.experts} variant="outlined">
            {text.experts}
          </Button>
        </>
      }
    >
      {(['what', 'whom', 'privacy'] as const).map((name) => (
        <Section key={name} title={text[name]} card>
          <Typography>{text[`${name}Text`]}</Typography>
        </Section>
      ))}
      <Section title={text.how}>
        <StepList steps={Object.values(text.steps)} />
      </Section>
    </Page>
  );
}
