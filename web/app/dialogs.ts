import type { ComponentType } from 'react';
import type {} from '../shared/catalog/dialogMap';
import type {} from '../shared/comments/dialogMap';
import { registerDialogs } from '../shared/dialogs';
import type {} from '../shared/publishing/dialogs';
import type {} from '../shared/pushes/dialogMap';
import type {} from '../shared/viewers/dialogMap';

type Loaded = Promise<{ default: ComponentType<never> }>;
type Dialogs = { dialogs: Record<string, () => Promise<unknown>> };

registerDialogs({
  confirm: () => import('../shared/dialogs/ConfirmDialog'),
  secondFactor: () => import('../shared/auth/SecondFactorDialog'),
  passwordAgain: () => import('../shared/auth/PasswordAgainDialog'),
  publishResult: () => import('../features/results/publish/PublishDialog'),
  publishDemand: () => import('../features/demands/publish/PublishDialog'),
  previewResult: () => import('../features/results/publish/PreviewDialog'),
  previewDemand: () => import('../features/demands/publish/PreviewDialog'),
  reportComment: () => import('../shared/comments/ReportDialog'),
  itemFollowUp: () => import('../shared/publishing/FollowUpDialog'),
});

/** Dialogs that any page may ask for; what a feature's dialogs are made of comes with the first of them. */
function registerFeature(names: readonly string[], load: () => Promise<Dialogs>): void {
  for (const name of names) {
    registerDialogs({ [name]: () => load().then(({ dialogs }) => dialogs[name]?.() as Loaded) });
  }
}

registerFeature(
  ['login', 'register', 'privacyPolicy', 'userSettings', 'bindContact', 'imageCropper', 'bindOrganization'],
  () => import('../features/auth/dialogs'),
);
registerFeature(
  ['resultDetail', 'demandDetail', 'productDetail', 'imageViewer', 'videoPlayer', 'filesList', 'feedback', 'shareCard'],
  () => import('./detailDialogs'),
);
registerFeature(['startDeal', 'dealProcess', 'dealDecline', 'dealProposal'], () => import('../features/deals/dialogs'));
registerFeature(['matches'], () => import('../features/matching/dialogs'));
registerFeature(
  [
    ...['pushConfig', 'pushConfirm', 'pushTime', 'pushPack', 'pushOrganizations'],
    ...['pushDisapprove', 'audienceImport', 'audienceSave'],
  ],
  () => import('../features/pushes/composer/dialogs'),
);
registerFeature(
  ['organizationGroups', 'organizationGroup', 'organizationGroupMembers'],
  () => import('../features/pushGroups/dialogs'),
);
registerFeature(
  ['reviewTalk', 'hideComment', 'organizationEdit', 'decideObjection'],
  () => import('../features/audit/dialogs'),
);
registerFeature(
  ['pushResult', 'demandPushRecord', 'feedbackDetail', 'feedbackForm', 'funnelRows', 'applyForPush', 'declinePush'],
  () => import('../features/pushes/records/dialogs'),
);
registerFeature(['iframeViewer', 'htmlViewer', 'fileViewer'], () => import('../shared/viewers/dialogs'));
registerFeature(['memberFunction'], () => import('../features/members/membership/dialogs'));
registerFeature(['wxQr'], () => import('../features/chatApp/dialogs'));
