import type { ComponentType } from 'react';
import { AboutMark } from './drawings/AboutMark.tsx';
import { ArticleAgenticAdoption } from './drawings/ArticleAgenticAdoption.tsx';
import { ArticleAgenticServices } from './drawings/ArticleAgenticServices.tsx';
import { ArticleAgentWorkspaces } from './drawings/ArticleAgentWorkspaces.tsx';
import { ArticleAgileBeyondSoftware } from './drawings/ArticleAgileBeyondSoftware.tsx';
import { ArticleAssistant2 } from './drawings/ArticleAssistant2.tsx';
import { ArticleCybersecurity } from './drawings/ArticleCybersecurity.tsx';
import { ArticleGovernance } from './drawings/ArticleGovernance.tsx';
import { ArticleIso42001 } from './drawings/ArticleIso42001.tsx';
import { ArticlePcaLaunch } from './drawings/ArticlePcaLaunch.tsx';
import { ArticleRag } from './drawings/ArticleRag.tsx';
import { ArticleTrustmark } from './drawings/ArticleTrustmark.tsx';
import { BannerAdoption } from './drawings/BannerAdoption.tsx';
import { BannerBook } from './drawings/BannerBook.tsx';
import { BannerCourse } from './drawings/BannerCourse.tsx';
import { BannerEnterprise } from './drawings/BannerEnterprise.tsx';
import { BannerIso } from './drawings/BannerIso.tsx';
import { BannerTraining } from './drawings/BannerTraining.tsx';
import { Book } from './drawings/Book.tsx';
import { FooterSkyline } from './drawings/FooterSkyline.tsx';
import { HeroOrchid } from './drawings/HeroOrchid.tsx';
import { HeroSkyline } from './drawings/HeroSkyline.tsx';
import { HeroWater } from './drawings/HeroWater.tsx';
import { IndustryDefence } from './drawings/IndustryDefence.tsx';
import { IndustryEnergy } from './drawings/IndustryEnergy.tsx';
import { IndustryFinanceInsurance } from './drawings/IndustryFinanceInsurance.tsx';
import { IndustryHealthcare } from './drawings/IndustryHealthcare.tsx';
import { IndustryHousing } from './drawings/IndustryHousing.tsx';
import { IndustryTransportation } from './drawings/IndustryTransportation.tsx';
import { Mark } from './drawings/Mark.tsx';
import { PageAbout } from './drawings/PageAbout.tsx';
import { PageContact } from './drawings/PageContact.tsx';
import { PageNews } from './drawings/PageNews.tsx';
import { PageNotFound } from './drawings/PageNotFound.tsx';
import { PagePrivacyPolicy } from './drawings/PagePrivacyPolicy.tsx';
import { PetalAgile } from './drawings/PetalAgile.tsx';
import { PetalCybersecurity } from './drawings/PetalCybersecurity.tsx';
import { PetalPrivacy } from './drawings/PetalPrivacy.tsx';
import { RegulationChina } from './drawings/RegulationChina.tsx';
import { RegulationEuAiAct } from './drawings/RegulationEuAiAct.tsx';
import { RegulationGlobal } from './drawings/RegulationGlobal.tsx';
import { RegulationSingapore } from './drawings/RegulationSingapore.tsx';
import { RegulationUsa } from './drawings/RegulationUsa.tsx';
import { ServiceAgileAdoptionTraining } from './drawings/ServiceAgileAdoptionTraining.tsx';
import { ServiceAiAdoption } from './drawings/ServiceAiAdoption.tsx';
import { ServiceAiTechnologyTraining } from './drawings/ServiceAiTechnologyTraining.tsx';
import { ServiceAutomatedReporting } from './drawings/ServiceAutomatedReporting.tsx';
import { ServiceCompliance } from './drawings/ServiceCompliance.tsx';
import { ServiceComplianceImplementation } from './drawings/ServiceComplianceImplementation.tsx';
import { ServiceCustomerServiceAi } from './drawings/ServiceCustomerServiceAi.tsx';
import { ServiceCybersecurityEssentials } from './drawings/ServiceCybersecurityEssentials.tsx';
import { ServiceDataProtectionFundamentals } from './drawings/ServiceDataProtectionFundamentals.tsx';
import { ServiceDataProtectionTrustmark } from './drawings/ServiceDataProtectionTrustmark.tsx';
import { ServiceDigitalTransformation } from './drawings/ServiceDigitalTransformation.tsx';
import { ServiceDpoService } from './drawings/ServiceDpoService.tsx';
import { ServiceFraudDetection } from './drawings/ServiceFraudDetection.tsx';
import { ServiceGenerativeAiUsage } from './drawings/ServiceGenerativeAiUsage.tsx';
import { ServiceHrOptimization } from './drawings/ServiceHrOptimization.tsx';
import { ServiceIso27001 } from './drawings/ServiceIso27001.tsx';
import { ServiceIso42001 } from './drawings/ServiceIso42001.tsx';
import { ServiceMicrosoftCopilot } from './drawings/ServiceMicrosoftCopilot.tsx';
import { ServicePrivacySecurityTraining } from './drawings/ServicePrivacySecurityTraining.tsx';
import { ServiceProfessionalProductOwner } from './drawings/ServiceProfessionalProductOwner.tsx';
import { ServiceProfessionalScrumMaster } from './drawings/ServiceProfessionalScrumMaster.tsx';
import { VerifiedSeal } from './drawings/VerifiedSeal.tsx';
import { VignetteAdoption } from './drawings/VignetteAdoption.tsx';
import { VignetteAudit } from './drawings/VignetteAudit.tsx';
import { VignetteDpo } from './drawings/VignetteDpo.tsx';
import { VignetteTraining } from './drawings/VignetteTraining.tsx';
import type { IllustrationName } from './names.ts';
import type { DrawingProps, Ground } from './Plate.tsx';

export type Illustration = {
  Component: ComponentType<DrawingProps>;
  /** Size of the viewBox, in user units: the ratio to reserve. */
  width: number;
  height: number;
  ground: Ground;
};

/** Every picture of the site by name. A name without a picture, or a picture without a name, does not compile. */
export const illustrations = {
  'about-mark': { Component: AboutMark, width: 480, height: 400, ground: 'celadon' },
  'article-agent-workspaces': { Component: ArticleAgentWorkspaces, width: 640, height: 360, ground: 'night' },
  'article-agentic-adoption': { Component: ArticleAgenticAdoption, width: 640, height: 330, ground: 'blush' },
  'article-agentic-services': { Component: ArticleAgenticServices, width: 640, height: 360, ground: 'blush' },
  'article-agile-beyond-software': {
    Component: ArticleAgileBeyondSoftware,
    width: 640,
    height: 360,
    ground: 'celadon',
  },
  'article-assistant-2': { Component: ArticleAssistant2, width: 640, height: 360, ground: 'celadon' },
  'article-cybersecurity': { Component: ArticleCybersecurity, width: 640, height: 360, ground: 'night' },
  'article-governance': { Component: ArticleGovernance, width: 640, height: 360, ground: 'celadon' },
  'article-iso42001': { Component: ArticleIso42001, width: 640, height: 360, ground: 'night' },
  'article-pca-launch': { Component: ArticlePcaLaunch, width: 640, height: 360, ground: 'blush' },
  'article-rag': { Component: ArticleRag, width: 640, height: 360, ground: 'blush' },
  'article-trustmark': { Component: ArticleTrustmark, width: 640, height: 360, ground: 'celadon' },
  'banner-1-book': { Component: BannerBook, width: 480, height: 400, ground: 'celadon' },
  'banner-2-course': { Component: BannerCourse, width: 520, height: 400, ground: 'blush' },
  'banner-3-iso': { Component: BannerIso, width: 520, height: 400, ground: 'night' },
  'banner-4-adoption': { Component: BannerAdoption, width: 520, height: 400, ground: 'celadon' },
  'banner-5-training': { Component: BannerTraining, width: 520, height: 400, ground: 'blush' },
  'banner-6-enterprise': { Component: BannerEnterprise, width: 520, height: 400, ground: 'celadon' },
  book: { Component: Book, width: 480, height: 400, ground: 'blush' },
  'footer-skyline': { Component: FooterSkyline, width: 1440, height: 152, ground: 'night' },
  'hero-orchid': { Component: HeroOrchid, width: 760, height: 730, ground: 'celadon' },
  'hero-skyline': { Component: HeroSkyline, width: 1440, height: 152, ground: 'bare' },
  'hero-water': { Component: HeroWater, width: 1440, height: 120, ground: 'bare' },
  'industry-defence': { Component: IndustryDefence, width: 480, height: 360, ground: 'night' },
  'industry-energy': { Component: IndustryEnergy, width: 480, height: 360, ground: 'blush' },
  'industry-finance-insurance': {
    Component: IndustryFinanceInsurance,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  'industry-healthcare': { Component: IndustryHealthcare, width: 480, height: 360, ground: 'night' },
  'industry-housing': { Component: IndustryHousing, width: 480, height: 360, ground: 'blush' },
  'industry-transportation': {
    Component: IndustryTransportation,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  mark: { Component: Mark, width: 236, height: 226, ground: 'bare' },
  'page-about': { Component: PageAbout, width: 480, height: 360, ground: 'celadon' },
  'page-contact': { Component: PageContact, width: 480, height: 360, ground: 'blush' },
  'page-news': { Component: PageNews, width: 480, height: 360, ground: 'celadon' },
  'page-not-found': { Component: PageNotFound, width: 640, height: 460, ground: 'celadon' },
  'page-privacy-policy': { Component: PagePrivacyPolicy, width: 480, height: 360, ground: 'night' },
  'petal-agile': { Component: PetalAgile, width: 150, height: 140, ground: 'bare' },
  'petal-cybersecurity': { Component: PetalCybersecurity, width: 150, height: 140, ground: 'bare' },
  'petal-privacy': { Component: PetalPrivacy, width: 150, height: 140, ground: 'bare' },
  'regulation-china': { Component: RegulationChina, width: 640, height: 360, ground: 'night' },
  'regulation-eu-ai-act': { Component: RegulationEuAiAct, width: 640, height: 360, ground: 'blush' },
  'regulation-global': { Component: RegulationGlobal, width: 640, height: 360, ground: 'blush' },
  'regulation-singapore': { Component: RegulationSingapore, width: 640, height: 360, ground: 'celadon' },
  'regulation-usa': { Component: RegulationUsa, width: 640, height: 360, ground: 'celadon' },
  'service-agile-adoption-training': {
    Component: ServiceAgileAdoptionTraining,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  'service-ai-adoption': { Component: ServiceAiAdoption, width: 480, height: 360, ground: 'celadon' },
  'service-ai-technology-training': {
    Component: ServiceAiTechnologyTraining,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  'service-automated-reporting': {
    Component: ServiceAutomatedReporting,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  'service-compliance': { Component: ServiceCompliance, width: 480, height: 360, ground: 'night' },
  'service-compliance-implementation': {
    Component: ServiceComplianceImplementation,
    width: 480,
    height: 360,
    ground: 'blush',
  },
  'service-customer-service-ai': {
    Component: ServiceCustomerServiceAi,
    width: 480,
    height: 360,
    ground: 'blush',
  },
  'service-cybersecurity-essentials': {
    Component: ServiceCybersecurityEssentials,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  'service-data-protection-fundamentals': {
    Component: ServiceDataProtectionFundamentals,
    width: 480,
    height: 360,
    ground: 'blush',
  },
  'service-data-protection-trustmark': {
    Component: ServiceDataProtectionTrustmark,
    width: 480,
    height: 360,
    ground: 'blush',
  },
  'service-digital-transformation': {
    Component: ServiceDigitalTransformation,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  'service-dpo-service': { Component: ServiceDpoService, width: 480, height: 360, ground: 'night' },
  'service-fraud-detection': { Component: ServiceFraudDetection, width: 480, height: 360, ground: 'night' },
  'service-generative-ai-usage': {
    Component: ServiceGenerativeAiUsage,
    width: 480,
    height: 360,
    ground: 'blush',
  },
  'service-hr-optimization': { Component: ServiceHrOptimization, width: 480, height: 360, ground: 'blush' },
  'service-iso27001': { Component: ServiceIso27001, width: 480, height: 360, ground: 'celadon' },
  'service-iso42001': { Component: ServiceIso42001, width: 480, height: 360, ground: 'night' },
  'service-microsoft-copilot': {
    Component: ServiceMicrosoftCopilot,
    width: 480,
    height: 360,
    ground: 'celadon',
  },
  'service-privacy-security-training': {
    Component: ServicePrivacySecurityTraining,
    width: 480,
    height: 360,
    ground: 'night',
  },
  'service-professional-product-owner': {
    Component: ServiceProfessionalProductOwner,
    width: 480,
    height: 360,
    ground: 'blush',
  },
  'service-professional-scrum-master': {
    Component: ServiceProfessionalScrumMaster,
    width: 480,
    height: 360,
    ground: 'night',
  },
  'verified-seal': { Component: VerifiedSeal, width: 320, height: 320, ground: 'bare' },
  'vignette-adoption': { Component: VignetteAdoption, width: 120, height: 120, ground: 'bare' },
  'vignette-audit': { Component: VignetteAudit, width: 120, height: 120, ground: 'bare' },
  'vignette-dpo': { Component: VignetteDpo, width: 120, height: 120, ground: 'bare' },
  'vignette-training': { Component: VignetteTraining, width: 120, height: 120, ground: 'bare' },
} as const satisfies Record<IllustrationName, Illustration>;
