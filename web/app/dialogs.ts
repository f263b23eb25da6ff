import type { ComponentType } from 'react';
import type {} from '../domain/catalog/dialogMap';
import type {} from '../domain/comments/dialogMap';
import type {} from '../domain/publishing/dialogs';
import type {} from '../domain/pushes/dialogMap';
import { registerDialogs } from '../kit/dialogs';
import type {} from '../kit/viewers/dialogMap';

type Loaded = Promise<{ default: ComponentType<never> }>;
type Dialogs = { dialogs: Record<string, () => Promise<unknown>> };

registerDialogs({
  confirm: () => import('../kit/dialogs/ConfirmDialog'),
  secondFactor: () => import('../domain/session/SecondFactorDialog'),
  passwordAgain: () => import('../domain/session/PasswordAgainDialog'),
  publishResult: () => import('../features/results/publish/PublishDialog'),
  publishDemand: () => import('../features/demands/publish/PublishDialog'),
  previewResult: () => import('../features/results/publish/PreviewDialog'),
  previewDemand: () => import('../features/demands/publish/PreviewDialog'),
  reportComment: () => import('../domain/comments/ReportDialog'),
  itemFollowUp: () => import('../domain/publishing/FollowUpDialog'),
});

/** Dialogs that any page may ask for; what a feature's dialogs are made of comes with the first of them. */
function registerFeature(names: readonly string[], load: () => Promise<Dialogs>): void {
  for (const name of names) {
    registerDialogs({ [name]: () => load().then(({ dialogs }) => dialogs[name]?.() as Loaded) });
  }
}

registerFeature(
  ['login', 'register', 'privacyPolicy', 'userSettings', 'bindContact', 'imageCropper', 'bindOrganization'],
  () => import('../features/accounts/signin/dialogs'),
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
  () => import('../features/organizationGroups/dialogs'),
);
registerFeature(
  ['reviewTalk', 'hideComment', 'organizationEdit', 'decideObjection'],
  () => import('../features/moderation/dialogs'),
);
registerFeature(
  ['pushResult', 'demandPushRecord', 'feedbackDetail', 'feedbackForm', 'funnelRows', 'applyForPush', 'declinePush'],
  () => import('../features/pushes/records/dialogs'),
);
registerFeature(['iframeViewer', 'htmlViewer', 'fileViewer'], () => import('../kit/viewers/dialogs'));
registerFeature(['memberFunction'], () => import('../features/accounts/own/membership/dialogs'));
registerFeature(['wxQr'], () => import('../features/accounts/chatApp/dialogs'));
