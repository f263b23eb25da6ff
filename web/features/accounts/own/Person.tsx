import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MEMBER_KINDS } from '../../../../db/contract/enums';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/memberCenter';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Page } from '../../../kit/layout/Page';
import { Section } from '../../../kit/layout/Section';
import { TagChip } from '../../../kit/layout/StateChip';
import { UserAvatar } from '../../../kit/layout/UserAvatar';
import { ProfileForm } from './person/ProfileForm';

/** The person: profile, member kind, organisations (decision 6). */
export default function Person() {
  const text = useText(words);
  const { user } = useSession();
  const { lang } = useLang();
  if (!user) return <LoadingState />;
  const kind = MEMBER_KINDS.find(({ value }) => value === user.org_type)?.value;
  const organizationPage = kind === 'company' ? '/memberCompany' : '/memberOrg';
  const tags = (names: string[]) =>
    names.length > 0 ? (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {names.map((name) => (
          <TagChip key={name} label={name} />
        ))}
      </Box>
    ) : (
      ''
    );
  return (
    <Page title={text.person.title} lead={text.person.lead}>
      <Section title={text.person.profile} card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mb: 3 }}>
          <UserAvatar src={user.avatar} name={text.person.avatar} size={72} />
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <Typography sx={{ fontWeight: 650, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
              {user.nickname || user.account}
            </Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{user.account}</Typography>
          </Box>
          <Button variant="outlined" onClick={() => void openDialog('userSettings', {})}>
            {text.person.changeAvatar}
          </Button>
        </Box>
        <ProfileForm key={`${user.user_id} ${user.nickname ?? ''}`} user={user} />
      </Section>
      <Section
        title={text.person.membership}
        card
        action={
          kind && user.orgs.some((organization) => organization.is_admin) ? (
            <Button onClick={() => void openDialog('member-update', {})}>{text.person.update}</Button>
          ) : (
            <Button component={Link} to={organizationPage}>
              {text.person.register}
            </Button>
          )
        }
      >
        <FactList
          facts={[
            { label: text.person.kind, value: kind ? text.kinds[kind] : text.person.noKind },
            {
              label: text.person.organizations,
              value:
                tags(user.orgs.map(({ name, name_en }) => pickName(lang, name, name_en))) ||
                text.person.noOrganizations,
            },
            { label: text.person.authority, value: tags(user.authority.split(',').filter(Boolean)) },
            { label: text.person.area, value: user.visibleName.join(' / ') },
          ]}
        />
      </Section>
    </Page>
  );
}
