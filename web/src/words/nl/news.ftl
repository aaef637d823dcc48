told = Er is een nieuwe versie van Everglow. Je partij is veilig.
load = Nieuwe versie laden
