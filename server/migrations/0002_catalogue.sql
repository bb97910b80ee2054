create table base_styles (
  id text primary key,
  position int not null unique,
  label_fr text not null,
  label_en text not null,
  description_fr text not null,
  description_en text not null,
  length text not null check (length in ('court', 'mi_long', 'long')),
  texture text not null check (texture in ('lisse', 'ondule', 'boucle', 'crepu', 'tresse')),
  fringe text not null check (fringe in ('aucune', 'droite', 'rideau', 'biais')),
  up boolean not null,
  tone_code text not null check (tone_code ~ '^(10|[1-9])\.[0-9]{1,2}$'),
  tone_fr text not null,
  tone_en text not null
);

create table packages (
  id text primary key,
  position int not null unique,
  name_fr text not null,
  name_en text not null,
  description_fr text not null,
  description_en text not null,
  images int not null check (images > 0),
  price_cents int not null check (price_cents >= 0),
  recommended boolean not null default false
);

insert into packages (id, position, name_fr, name_en, description_fr, description_en, images, price_cents, recommended) values
  ('pro_test', 1, 'Test professionnel', 'Professional test', 'Une fois par compte professionnel, pour juger le rendu.', 'Once per professional account, to judge the result.', 5, 0, false),
  ('decouverte', 2, 'Première transformation', 'First transformation', 'Offerte une fois par compte vérifié, sans carte bancaire.', 'Free once per verified account, no card.', 1, 0, false),
  ('pack_5', 3, 'Essentiel', 'Essential', 'Un style, cinq rendus : pour se décider vite.', 'One style, five looks: decide quickly.', 5, 990, false),
  ('pack_20', 4, 'Signature', 'Signature', 'Assez d''angles et de lumières pour comparer vraiment.', 'Enough angles and light to compare properly.', 20, 2490, true),
  ('pack_50', 5, 'Prestige', 'Prestige', 'De quoi explorer un style sous toutes ses nuances.', 'Explore a style in every shade.', 50, 4990, false),
  ('pack_120', 6, 'Salon', 'Salon', 'Pour présenter plusieurs pistes à vos clientes.', 'Show your clients several options.', 120, 9990, false);

insert into base_styles (id, position, label_fr, label_en, description_fr, description_en, length, texture, fringe, up, tone_code, tone_fr, tone_en) values
  ('ondulations_soleil', 1, 'Ondulations soleil', 'Sunlit waves', 'Longues, souples, frange rideau.', 'Long, soft, with a curtain fringe.', 'long', 'ondule', 'rideau', false, '7.44', 'cuivré intense', 'intense copper'),
  ('carre_frange', 2, 'Carré à frange', 'Bob with fringe', 'Net à la mâchoire, frange droite.', 'Crisp at the jaw, blunt fringe.', 'court', 'lisse', 'droite', false, '1.0', 'noir', 'black'),
  ('carre_long_flou', 3, 'Carré long flou', 'Soft lob', 'Aux épaules, mouvement léger.', 'Shoulder-length, light movement.', 'mi_long', 'ondule', 'aucune', false, '8.3', 'blond miel', 'honey blonde'),
  ('carre_plongeant', 4, 'Carré plongeant', 'A-line bob', 'Court derrière, plus long devant.', 'Short at the back, longer in front.', 'court', 'lisse', 'aucune', false, '4.0', 'châtain', 'brown'),
  ('pixie', 5, 'Pixie argenté', 'Silver pixie', 'Très court, mèche balayée.', 'Very short, swept to the side.', 'court', 'lisse', 'biais', false, '10.1', 'polaire', 'icy'),
  ('garconne', 6, 'Coupe garçonne', 'Gamine crop', 'Nuque dégagée, texture vive.', 'Bare nape, lively texture.', 'court', 'ondule', 'biais', false, '5.0', 'châtain clair', 'light brown'),
  ('long_lisse', 7, 'Long miroir', 'Mirror straight', 'Long, droit, brillance maximale.', 'Long, straight, high shine.', 'long', 'lisse', 'aucune', false, '2.0', 'brun', 'dark brown'),
  ('degrade_volume', 8, 'Dégradé volume', 'Bouncy layers', 'Brushing arrondi, façon années 90.', 'Rounded blow-dry, nineties style.', 'long', 'ondule', 'rideau', false, '7.3', 'blond doré', 'golden blonde'),
  ('balayage_doux', 9, 'Balayage doux', 'Soft balayage', 'Racine naturelle, pointes fondues.', 'Natural roots, melted ends.', 'long', 'ondule', 'aucune', false, '8.34', 'blond vénitien', 'strawberry blonde'),
  ('boucles_libres', 10, 'Boucles libres', 'Free curls', 'Mi-longues, volume généreux.', 'Mid-length, generous volume.', 'mi_long', 'boucle', 'aucune', false, '5.35', 'châtain doré acajou', 'warm chestnut'),
  ('shag_boucle', 11, 'Shag bouclé', 'Curly shag', 'Dégradé court, frange bouclée.', 'Short layers, curly fringe.', 'mi_long', 'boucle', 'rideau', false, '4.3', 'châtain doré', 'golden brown'),
  ('afro_naturel', 12, 'Afro naturel', 'Natural afro', 'Volume rond, boucles serrées.', 'Round volume, tight coils.', 'mi_long', 'crepu', 'aucune', false, '1.0', 'noir', 'black'),
  ('tresses_fines', 13, 'Tresses fines', 'Fine braids', 'Longues, pointes perlées.', 'Long, with beaded ends.', 'long', 'tresse', 'aucune', false, '2.0', 'brun', 'dark brown'),
  ('chignon_haut', 14, 'Chignon haut', 'High bun', 'Front dégagé, mèches tombantes.', 'Clear forehead, loose wisps.', 'long', 'lisse', 'aucune', true, '4.0', 'châtain', 'brown'),
  ('queue_couture', 15, 'Queue haute couture', 'Couture ponytail', 'Tirée, longue, pointe ondulée.', 'Sleek, long, waved at the end.', 'long', 'lisse', 'aucune', true, '5.6', 'acajou rouge', 'red mahogany'),
  ('chignon_mariee', 16, 'Chignon fleuri', 'Bridal chignon', 'Bas, torsadé, pour un grand jour.', 'Low and twisted, for a big day.', 'long', 'ondule', 'aucune', true, '7.3', 'blond doré', 'golden blonde');
