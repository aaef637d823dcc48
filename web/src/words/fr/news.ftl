told = Everglow a été mis à jour. Ta partie est en sécurité.
load = Charger la nouvelle version
