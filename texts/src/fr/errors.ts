import type { ErrorCode } from '@app/domain/errors.ts'

/** Every refusal of the server, in words: what happened, what is safe, what to do. */
export const errors = {
  account_blocked:
    'Votre compte est bloqué. La raison : {{reason}}. Pour en parler, écrivez à {{supportEmail}}.',
  account_busy:
    "Une transformation est en cours de création. Attendez qu'elle soit terminée, puis supprimez votre compte.",
  account_closing: 'Votre compte est en cours de suppression. Une question ? Écrivez à {{supportEmail}}.',
  account_exists:
    'Un compte existe déjà pour cette adresse. Connectez-vous, ou choisissez une autre adresse.',
  account_unverified_free: 'Confirmez votre adresse e-mail pour recevoir votre première image offerte.',
  avatar_unknown: "Ce portrait n'existe pas. Choisissez-en un de la liste.",
  before_forgotten: "Votre photo d'avant a été effacée : l'image seule peut être partagée.",
  cannot_record:
    "Nous ne pouvons rien enregistrer pour le moment. Rien n'a été débité, réessayez dans quelques minutes.",
  card_declined: 'Votre carte a été refusée. Essayez une autre carte.',
  card_insufficient_funds: 'Les fonds disponibles sur votre carte ne suffisent pas. Essayez une autre carte.',
  card_incorrect: 'Les informations de carte sont incorrectes. Vérifiez-les et réessayez.',
  card_confirmation_refused: "La confirmation a été refusée. Votre carte n'a pas été débitée.",
  course_already_yours: 'Vous êtes déjà inscrite à cette formation.',
  course_not_complete: "Il reste des leçons ou des questions : l'attestation s'obtient quand tout est fait.",
  course_not_enrolled: "Inscrivez-vous d'abord à cette formation.",
  course_not_found: "Cette formation ou cette leçon n'existe pas.",
  course_not_free: "Cette formation se paie : l'inscription passe par le paiement.",
  course_not_open: "Cette formation n'est pas encore ouverte.",
  course_price_changed:
    "Le prix de cette formation a changé, et rien n'a été débité. Regardez le nouveau prix avant de payer.",
  credentials_wrong: 'Vérifiez vos identifiants et réessayez.',
  credit_pack_unknown: "Ce pack de crédits n'existe pas. Choisissez-en un de la liste.",
  credits_insufficient: 'Il vous faut {{needed}} crédits, vous en avez {{available}}.',
  cross_site: 'Cette demande ne vient pas de notre site. Rechargez la page et réessayez.',
  draft_has_photos: 'Votre brouillon contient déjà des photos. Confirmez que vous voulez les remplacer.',
  draft_incomplete:
    'Il manque encore quelque chose à votre transformation. Complétez les étapes et réessayez.',
  draft_missing: 'Aucun brouillon disponible',
  draft_not_found: "Ce brouillon n'existe pas ou n'est plus ouvert. Rechargez la page.",
  draft_paid: 'Cette transformation est déjà payée : ses photos ne peuvent plus changer.',
  extension_under_way:
    "D'autres images de cette transformation sont déjà en cours de création. Attendez qu'elles soient prêtes.",
  free_already_taken:
    'Vous avez déjà utilisé cette offre. Vos photos sont conservées, choisissez un autre package.',
  free_not_offered: "Cette offre n'est pas disponible pour votre compte. Choisissez un autre package.",
  hosted_preview_gone: "Cet aperçu n'existe plus. Vous pouvez en demander un autre.",
  hosted_preview_ours: 'Nous créons ce style nous-mêmes : son aperçu est celui que vous voyez déjà.',
  hosted_preview_under_way: "Un aperçu est déjà en cours de création. Attendez qu'il soit prêt.",
  hosted_previews_over:
    'Vos aperçus du jour sont épuisés. Votre brouillon est gardé : continuez, ou revenez demain.',
  image_not_found: "Cette image n'existe pas.",
  internal: 'Nous rencontrons une difficulté temporaire.',
  invalid: 'Certaines informations sont incorrectes. Vérifiez-les et réessayez.',
  link_expired:
    "Ce lien n'est plus valable : il a déjà servi, ou il a plus d'une heure. Demandez-en un autre.",
  password_common:
    'Ce mot de passe se devine facilement. Choisissez-en un autre, par exemple une courte phrase.',
  photo_declaration_missing:
    "Avant d'envoyer des photos, dites-nous qu'elles sont à vous ou envoyées avec l'accord de la personne : la case se trouve au-dessus de vos photos.",
  password_wrong: "Votre mot de passe actuel est incorrect. Rien n'a été changé.",
  payload_too_large: 'Cet envoi est trop lourd. Envoyez moins de photos à la fois.',
  terms_changed:
    'Nos conditions générales de vente ont changé. Rechargez la page pour les lire avant de payer.',
  payment_amount_differs:
    "Le prix a changé, et rien n'a été débité. Regardez le nouveau prix avant de payer.",
  payment_init_failed: "Erreur lors de l'initialisation du paiement",
  payment_not_found: "Ce paiement n'existe pas.",
  payment_not_ready: 'Paiement non initialisé.',
  photo_face_too_small: 'Le visage est trop petit sur cette photo. Choisissez-en une prise de plus près.',
  photo_hair_unclear:
    'Nous distinguons mal vos cheveux sur cette photo. Essayez-en une autre : cheveux détachés, fond uni, lumière du jour.',
  photo_head_tilted: 'La tête est trop penchée sur cette photo. Choisissez-en une où elle est bien droite.',
  photo_many_faces: 'Plusieurs visages sur cette photo. Choisissez une photo de vous seule.',
  photo_no_face: "Aucun visage visible sur cette photo. Choisissez-en une où l'on vous voit de face.",
  photo_unreadable: 'Cette photo est abîmée ou incomplète. Choisissez-en une autre.',
  photo_format: 'Veuillez utiliser des images au format JPG ou PNG.',
  photo_too_heavy: 'Cette photo dépasse 20 Mo. Choisissez-en une plus légère.',
  photo_too_many_pixels: 'Cette image a trop de pixels. Choisissez une photo de 50 mégapixels au plus.',
  images_exhausted:
    "Nous ne pouvons pas réussir d'autres images dans ce style à partir de vos photos. Aucun crédit n'a été pris.",
  learned_lost:
    "Le service d'images n'a plus ce qu'il avait appris de votre visage : cette transformation ne peut plus recevoir d'autres images. Aucun crédit n'a été pris.",
  photos_consent_missing:
    "Vos photos ne sont envoyées à un service d'images qu'avec votre accord. Cochez la case qui le nomme, puis réessayez.",
  photos_forgotten: 'Les photos de cette transformation ont été effacées. Ajoutez-en quinze nouvelles.',
  photos_too_few:
    "Cette image a été faite à partir de moins de quinze photos : pour en recevoir d'autres, commencez une transformation avec quinze photos.",
  photos_full: 'Vous avez déjà ajouté 15 photos. Retirez-en une pour la remplacer.',
  photos_too_many_at_once: '15 photos au maximum par envoi.',
  email_code_wrong:
    "Ce code n'est pas le bon, ou n'est plus valable. Prenez celui du dernier e-mail reçu, ou demandez-en un nouveau.",
  crowded:
    "Beaucoup de demandes attendent déjà leur tour. Réessayez dans quelques minutes : rien n'est perdu, rien n'a été débité.",
  engine_resting:
    'Nous ne pouvons pas créer de nouvelles images pour le moment. Rien ne vous a été facturé, votre brouillon est gardé : réessayez un peu plus tard.',
  preview_busy: 'Beaucoup de personnes essaient en ce moment. Réessayez dans quelques secondes.',
  preview_gone: "Cet aperçu n'existe plus : votre photo a été effacée. Choisissez-la de nouveau.",
  preview_no_photo: "Aucune de vos photos n'a encore été acceptée.",
  preview_not_possible: 'Cette photo ne se prête pas à ce style.',
  pro_already: 'Votre compte est déjà un compte professionnel.',
  redo_over:
    'Une image se refait gratuitement dans les 7 jours qui suivent la livraison, trois fois au plus par transformation. Écrivez-nous si un défaut vous gêne.',
  passkey_refused:
    "Cette clé d'accès n'a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.",
  passkeys_full: "Vous avez déjà dix clés d'accès. Retirez-en une, puis réessayez.",
  second_factor_asked: "Entrez le code de votre application d'authentification.",
  second_factor_over: 'Vous avez mis trop de temps à entrer le code. Recommencez avec votre mot de passe.',
  second_factor_unreadable:
    'Le code de votre application ne peut pas être vérifié pour le moment. Utilisez un de vos codes de secours.',
  second_factor_wrong: "Ce code n'est pas le bon, ou a déjà servi. Attendez le suivant, puis réessayez.",
  second_factor_needed:
    "Votre mot de passe ne suffit pas ici. Reconnectez-vous avec un code de votre application, ou avec une clé d'accès.",
  viewing_needs_reason:
    "Ces images ne s'ouvrent pas sans une raison écrite. Donnez-la depuis la liste des transformations.",
  share_gone: "Ce lien n'existe pas, ou n'est plus ouvert.",
  shares_full:
    'Vous avez déjà vingt liens ouverts. Arrêtez un partage dans « Vos liens de partage », puis réessayez.',
  sign_in_expired: 'Votre connexion a expiré. Reconnectez-vous pour continuer.',
  signed_out: 'Vous êtes déconnectée. Connectez-vous pour continuer.',
  starting: 'Le service démarre. Réessayez dans quelques secondes.',
  stopping: "Le service s'arrête. Réessayez dans quelques instants.",
  storage_full: "L'espace de stockage est plein. Votre envoi n'a pas été gardé, réessayez plus tard.",
  style_impossible:
    "Ce style n'est pas possible sur ces photos. Rien n'a été débité et vos photos sont conservées : choisissez un autre style.",
  style_not_offered: "Ce style n'est pas proposé pour le moment. Choisissez-en un autre.",
  package_unknown: "Ce package n'existe pas. Choisissez-en un de la liste.",
  throttled: 'Trop de tentatives. Réessayez dans quelques instants.',
  tone_too_deep:
    "Ce style éclaircit les longueurs, et cette nuance est trop foncée pour vos cheveux. Rien n'a été débité et vos photos sont conservées : choisissez une autre nuance.",
  tone_too_light:
    "Cette nuance est plus claire que vos photos ne le permettent. Rien n'a été débité et vos photos sont conservées : choisissez une autre nuance.",
  transformation_failed: "Cette transformation n'a pas abouti : elle ne peut pas recevoir d'autres images.",
  transformation_not_found: "Cette transformation n'existe pas.",
  transformation_unfinished: "Cette transformation n'est pas encore terminée.",
  withdrawal_over:
    'Vous avez déjà renoncé à ce contrat : votre déclaration est enregistrée. Une question ? Écrivez-nous.',
  not_found: "Cette adresse n'existe pas.",
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  webhook_unsigned: 'Ce message ne porte pas la signature attendue.',
} satisfies Record<ErrorCode, string>
