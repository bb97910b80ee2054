-- An order is made in one tone: its images show the style from many angles, not in every shade.
update packages
set description_fr = 'De quoi voir un style sous tous les angles.',
    description_en = 'See a style from every angle.'
where id = 'pack_50';
